/** Counted marks in rows. A row is one dashed line, so a thousand marks cost a few hundred bytes. */
export interface MarkField {
  readonly columns: number;
  readonly total: number;
  readonly size: number;
  readonly gap: number;
  /** More room after each ten, so that they can be counted. */
  readonly pause?: number;
}

/** Where the nth of a row or a column begins. */
const beginning = ({ size, gap, pause = 0 }: MarkField, index: number) =>
  index * (size + gap) + Math.floor(index / 10) * pause;

export const fieldWidth = (field: MarkField) => beginning(field, field.columns - 1) + field.size;

export const rowCount = ({ columns, total }: MarkField) => Math.ceil(total / columns);

export const fieldHeight = (field: MarkField) => beginning(field, rowCount(field) - 1) + field.size;

export const markPosition = (field: MarkField, index: number) => ({
  x: beginning(field, index % field.columns),
  y: beginning(field, Math.floor(index / field.columns)),
});

/** One line per row, through the middle of its marks, `filled` marks in all. */
export function rowLines(field: MarkField, filled: number): string {
  const { columns, size } = field;
  const rows = Math.ceil(filled / columns);
  return Array.from({ length: rows }, (_, row) => {
    const marks = Math.min(columns, filled - row * columns);
    return `M0 ${beginning(field, row) + size / 2}H${beginning(field, marks - 1) + size}`;
  }).join("");
}

/** The dashes of such a line. */
export const dashes = ({ size, gap, pause }: MarkField) =>
  pause ? `${`${size} ${gap} `.repeat(9)}${size} ${gap + pause}` : `${size} ${gap}`;
