const decide = 3;
const last = 4;
/** Pixels: where the switch's two contacts are. */
const contacts = { from: 5, to: 76 };

const leverStyle = "stroke-signal transition-[rotate] duration-200 ease-out group-has-checked/chain:rotate-0";

interface CircuitProps {
  readonly step: number;
  readonly vertical?: boolean;
}

/** A step on the chain's line: whole to the decision, and dead beyond it until the switch is closed. */
export function Circuit({ step, vertical = false }: CircuitProps) {
  const line = (from: number | string, to: number | string) =>
    vertical ? { y1: from, y2: to } : { x1: from, x2: to };
  const { from, to } = contacts;
  return (
    <svg
      aria-hidden="true"
      className={
        vertical
          ? "absolute top-2 left-2 h-full w-10 overflow-visible md:hidden"
          : "hidden h-14 w-full overflow-visible md:block"
      }
    >
      <svg y={vertical ? 0 : 40} overflow="visible" strokeWidth="2" aria-hidden="true">
        {step < decide && <line {...line(0, "100%")} className="stroke-text" />}
        {step === decide && (
          <>
            {/* Thrown on its hinge, the first contact. */}
            <line
              {...line(from, to)}
              strokeWidth="6"
              className={`${leverStyle} ${vertical ? "origin-[0_5px] -rotate-[17deg]" : "origin-[5px_0] -rotate-[27deg]"}`}
            />
            <line {...line(to, "100%")} className="stroke-rule group-has-checked/chain:stroke-text" />
          </>
        )}
        <rect
          x={vertical ? -5 : 0}
          y={vertical ? 0 : -5}
          width="10"
          height="10"
          className={
            step === last
              ? "fill-ground stroke-text group-has-checked/chain:fill-text"
              : "fill-text stroke-text"
          }
        />
      </svg>
    </svg>
  );
}
