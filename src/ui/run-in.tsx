interface RunInProps {
  readonly as?: "b" | "dt";
  readonly name: string;
}

/** A name that runs into its own text: copy holds the name, the point after it is set here. */
export const RunIn = ({ as: Tag = "b", name }: RunInProps) => (
  <Tag className="inline font-semibold text-text">{`${name}.`}</Tag>
);
