/** The marks of a scale, evenly spaced from edge to edge of the drawing above, in the page's own type size. */
export function Axis({ marks }: { readonly marks: readonly string[] }) {
  return (
    <div aria-hidden="true" className="label flex justify-between text-second">
      {marks.map((mark, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a scale has the same marks for good, and may end as it began.
          key={index}
          className="flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end"
        >
          {mark}
        </span>
      ))}
    </div>
  );
}
