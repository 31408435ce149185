import { viewer } from "../../content/products/syfor-drones/copy.ts";
import { droneParts, numberOf, type PartId, partIds } from "../../content/products/syfor-drones/parts.ts";
import { Fold } from "../../ui/fold.tsx";
import { useHydrated } from "../use-hydrated.ts";

interface PartsListProps {
  readonly chosen: PartId | undefined;
  readonly onChoose: (part: PartId) => void;
}

/** The view's index, quiet until there is a view: a chosen part says its sentence; on paper and without scripts they all do. */
export function PartsList({ chosen, onChoose }: PartsListProps) {
  const isHydrated = useHydrated();
  return (
    <Fold
      heading={
        <h3 className="border-strong border-b py-2 font-semibold text-small max-sm:border-rule max-sm:border-t max-sm:border-b-0 max-sm:py-2.5 max-sm:text-body">
          {viewer.parts}
        </h3>
      }
      preview={viewer.partsPreview}
    >
      <ol className="grid grid-cols-2 gap-x-(--gutter) lg:block">
        {partIds.map((id) => (
          <li
            key={id}
            className={`relative grid grid-cols-[1.75rem_1fr] items-baseline border-rule border-b py-1 text-second text-small ${chosen === id ? "col-span-full" : ""}`}
          >
            {chosen === id && <span className="-left-3 absolute inset-y-0 w-1 bg-signal" />}
            <span className="label">{numberOf(id)}</span>
            <p>
              <button
                type="button"
                disabled={!isHydrated}
                aria-pressed={chosen === id}
                onClick={() => onChoose(id)}
                className="inline-block min-h-6 text-left not-disabled:hover:underline aria-pressed:font-semibold aria-pressed:text-text group-data-[state=ready]:font-semibold group-data-[state=ready]:text-text"
              >
                {droneParts[id].name}
                <span className={chosen === id ? "" : "until-chosen"}>.</span>
              </button>{" "}
              <span className={chosen === id ? "" : "until-chosen"}>{droneParts[id].text}</span>
            </p>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
