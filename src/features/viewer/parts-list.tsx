import { droneParts, type PartId, partIds } from "../../content/products/syfor-drones/parts.ts";
import { viewer } from "../../content/products/syfor-drones/viewer.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";

interface PartsListProps {
  /** The chapter that the parts are numbered in. */
  readonly section: number;
  readonly chosen: PartId | undefined;
  readonly onChoose: (part: PartId) => void;
}

/** Every part with its sentence: worth reading without the view, and the view's index with it. */
export function PartsList({ section, chosen, onChoose }: PartsListProps) {
  const isHydrated = useHydrated();
  return (
    <div>
      <h3 className="label border-strong border-b pb-2">{viewer.parts}</h3>
      <ol>
        {partIds.map((id, index) => (
          <li
            key={id}
            className="relative grid grid-cols-[3.25rem_1fr] border-rule border-b py-2 text-second text-small before:absolute before:inset-y-0 before:-left-3 before:w-1 has-[[aria-pressed=true]]:before:bg-signal"
          >
            <span className="label pt-[0.15em]">
              {section}.{index + 1}
            </span>
            <p>
              <button
                type="button"
                disabled={!isHydrated}
                aria-pressed={chosen === id}
                onClick={() => onChoose(id)}
                className="inline-block min-h-6 text-left font-semibold text-text after:absolute after:inset-0 hover:underline"
              >
                {droneParts[id].name}.
              </button>{" "}
              {droneParts[id].text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
