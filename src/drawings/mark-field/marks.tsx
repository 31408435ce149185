import { dashes, type MarkField, rowLines } from "./model.ts";

interface MarksProps {
  readonly field: MarkField;
  readonly count?: number;
}

/** However many there are, one path: each row is a line, and its dashes are the marks. */
export const Marks = ({ field, count = field.total }: MarksProps) => (
  <path
    d={rowLines(field, count)}
    className="stroke-text"
    fill="none"
    strokeWidth={field.size}
    strokeDasharray={dashes(field)}
  />
);
