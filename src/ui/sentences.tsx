/** A headline of several sentences breaks between them first, inside them only where it must. */
export function Sentences({ text }: { readonly text: string }) {
  return text.split(/(?<=[.!]) /).map((sentence, index) => (
    <span key={sentence}>
      {index > 0 && " "}
      <span className="inline-block text-balance">{sentence}</span>
    </span>
  ));
}
