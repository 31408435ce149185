/** Counted marks in rows. A row is one dashed line, so a thousand marks cost a few hundred bytes. */
export interface MarkField {
  readonly columns: number;
  readonly total: number;
  readonly size: number;
  readonly gap: number;
}

export const fieldWidth = ({ columns, size, gap }: MarkField) => columns * (size + gap) - gap;

export const rowCount = ({ columns, total }: MarkField) => Math.ceil(total / columns);

export const fieldHeight = (field: MarkField) => rowCount(field) * (field.size + field.gap) - field.gap;

export const markPosition = (field: MarkField, index: number) => ({
  x: (index % field.columns) * (field.size + field.gap),
  y: Math.floor(index / field.columns) * (field.size + field.gap),
});

/** One line per row, through the middle of its marks, `filled` marks in all. */
export function rowLines(field: MarkField, filled: number): string {
  const { columns, size, gap } = field;
  const rows = Math.ceil(filled / columns);
  return Array.from({ length: rows }, (_, row) => {
    const marks = Math.min(columns, filled - row * columns);
    return `M0 ${row * (size + gap) + size / 2}H${marks * (size + gap) - gap}`;
  }).join("");
}
