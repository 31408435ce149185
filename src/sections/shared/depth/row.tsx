export const row = "border-rule border-t py-2 text-small lg:py-3";

export function RowNumber({ index }: { readonly index: number }) {
  return <span className="label pt-0.5 font-normal text-second">{`${index + 1} `}</span>;
}
