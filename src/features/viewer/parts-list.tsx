import { droneParts, type PartId, partIds } from "../../content/products/syfor-drones/parts.ts";
import { viewer } from "../../content/products/syfor-drones/viewer.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";

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
      <ul>
        {partIds.map((id) => (
          <li
            key={id}
            className="relative border-rule border-b py-2.5 pl-4 before:absolute before:inset-y-0 before:left-0 before:w-1 has-[[aria-pressed=true]]:before:bg-signal"
          >
            <button
              type="button"
              disabled={!isHydrated}
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
              className="-my-1 min-h-8 py-1 text-left font-semibold text-small text-text after:absolute after:inset-0 hover:underline"
            >
              {droneParts[id].name}
            </button>
            <p className="text-second text-small">{droneParts[id].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
