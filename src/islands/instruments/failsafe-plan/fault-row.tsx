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

/** The kit's legend is laid out like anything else, so that name, choice and reason can share a line. */
const rowLayout =
  "grid grow items-center sm:grid-cols-[1fr_20rem] gap-x-(--gutter) border-t-0 leading-tight lg:grid-cols-[3fr_5fr_4fr] [&>div]:grid [&>div]:grid-cols-3 [&>legend]:py-0 max-sm:[&>legend]:pb-1.5 max-lg:[&>p]:col-span-full max-lg:[&>p]:mt-1";

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
      className="flex items-baseline gap-3 border-rule border-t py-1.5 lg:gap-4 lg:py-3 print:hidden [@media(scripting:none)]:hidden"
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
