import { droneParts, type PartId, partIds } from "../../content/products/syfor-drones/parts.ts";
import { viewer } from "../../content/products/syfor-drones/viewer.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { ItemNumber } from "../../ui/outline.tsx";

interface PartsListProps {
  readonly chosen: PartId | undefined;
  readonly onChoose: (part: PartId) => void;
}

/** Every part with its sentence: worth reading without the view, and the view's index with it. */
export function PartsList({ chosen, onChoose }: PartsListProps) {
  const isHydrated = useHydrated();
  return (
    <div>
      <h3 className="label border-strong border-b pb-2">{viewer.parts}</h3>
      <ol className="grid grid-cols-2 gap-x-(--gutter) sm:block">
        {partIds.map((id, index) => (
          <li
            key={id}
            className={`relative border-rule border-b py-2 text-second text-small sm:grid sm:grid-cols-[3.25rem_1fr] ${chosen === id ? "col-span-full" : ""}`}
          >
            {chosen === id && <span className="-left-3 absolute inset-y-0 w-1 bg-signal" />}
            <ItemNumber index={index} className="pt-[0.15em] max-sm:hidden" />
            <p>
              <button
                type="button"
                disabled={!isHydrated}
                aria-pressed={chosen === id}
                onClick={() => onChoose(id)}
                className="inline-block min-h-6 font-semibold text-text hover:underline"
              >
                {droneParts[id].name}
                <span className={chosen === id ? "" : "until-chosen"}>.</span>
              </button>{" "}
              <span className={chosen === id ? "" : "until-chosen"}>{droneParts[id].text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
