import { contentsTitle, printButton } from "../../content/products/contents.ts";
import type { ContentsRow } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";

interface ContentsProps {
  readonly chapters: readonly ContentsRow[];
  readonly className: string;
  /** How its rows run. */
  readonly list: string;
}

/** The chapters, as a manual lists them before the first. */
export function Contents({ chapters, className, list }: ContentsProps) {
  return (
    <nav aria-label={contentsTitle} className={`screen-only col-span-full mt-5 ${className}`}>
      <Fold
        heading={
          <p className="max-w-none border-strong border-t pt-2.75 pb-2 font-semibold text-small lg:py-3">
            {contentsTitle}
          </p>
        }
      >
        <ol className={`gap-x-(--gutter) max-lg:columns-2 lg:grid ${list}`}>
          {chapters.map(({ id, number, label }) => (
            <li key={id} className="break-inside-avoid border-rule border-t">
              <a
                href={`#${id}`}
                className="grid min-h-9 grid-cols-[2.5rem_1fr] items-center text-small max-sm:min-h-11 max-sm:leading-tight hover:underline"
              >
                <span className="label text-second">{`${number}.0`}</span>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
      <button
        type="button"
        data-print
        className="prose-link unscripted:invisible min-h-11 border-rule border-t text-left font-semibold text-small max-lg:w-full"
      >
        {printButton}
      </button>
    </nav>
  );
}
