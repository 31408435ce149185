import { failsafeCopy as copy } from "../../../content/instruments/failsafe-plan.ts";
import { Choice } from "../../../ui/choice.tsx";
import { type Fault, forbiddenFor, type Response } from "./model.ts";

interface FaultRowProps {
  readonly id: string;
  readonly fault: Fault;
  readonly number: number;
  /** The figure that says how far back is. */
  readonly outAndBack: number;
  readonly value: Response;
  readonly onChange: (response: Response) => void;
  readonly onLook: () => void;
}

/** Name, choice and reason below each other; where there is room beside it, the name shares the line of the choice. */
const rowLayout = [
  "grid grow items-center gap-x-(--gutter) gap-y-1 border-t-0 leading-tight sm:max-lg:grid-cols-[1fr_20rem]",
  "[&>div]:grid [&>div]:grid-cols-3 [&>legend]:py-0 [&>p]:col-span-full [&>p]:leading-snug",
].join(" ");

/** One fault and what the aircraft does about it. */
export function FaultRow(props: FaultRowProps) {
  const { id, fault, number, outAndBack, value, onChange, onLook } = props;
  const reasons: Partial<Record<Fault, string>> = {
    ...copy.refusals,
    battery: copy.refusals.battery(outAndBack),
  };
  const reason = reasons[fault];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is the choice's; the drawing only follows it.
    <div
      onFocus={onLook}
      className="flex items-baseline gap-3 border-rule border-t py-1.5 print:hidden [@media(scripting:none)]:hidden"
    >
      <span aria-hidden="true" className="label text-second">
        {number}
      </span>
      <Choice
        id={id}
        legend={copy.faults[fault]}
        options={copy.responses}
        value={value}
        onChange={onChange}
        refused={reason === undefined ? undefined : { options: forbiddenFor(fault), reason }}
        className={rowLayout}
      />
    </div>
  );
}
