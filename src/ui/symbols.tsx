/** A word as it is set: the index of C/N0 stands below the line. The text itself stays as it is searched and copied. */
export function Symbols({ text }: { readonly text: string }) {
  const [before, after] = text.split(/(?<=C\/N)0/);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <sub>0</sub>
      {after}
    </>
  );
}
