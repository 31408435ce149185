import { exerciseCopy } from "../../../content/instruments/exercise.ts";
import { em } from "../../../ui/place.ts";
import { clock } from "./clock.ts";
import { duration, type Outage } from "./model.ts";
import { at, barHeight, rowTop } from "./sheet.ts";

/** Right of here a time would run out of its bar. */
const lastTime = duration * 0.83;

interface BarProps {
  readonly from: number;
  readonly to: number;
  readonly service: number;
  readonly className: string;
  readonly fill?: string;
}

function Bar({ from, to, service, ...look }: BarProps) {
  if (to <= from) return null;
  return <rect x={at(from)} width={at(to - from)} y={em(rowTop(service))} height={em(barHeight)} {...look} />;
}

function Running({ from, to, service }: Pick<BarProps, "from" | "to" | "service">) {
  const y = em(rowTop(service) + barHeight / 2);
  return <line x1={at(from)} x2={at(to)} y1={y} y2={y} strokeWidth="3" className="stroke-text" />;
}

interface ServiceRowProps {
  readonly service: number;
  readonly intrusion: number;
  readonly noticed: number;
  readonly outage?: Outage | undefined;
}

/** A line while the service runs; its outage stands out: orange while nobody has noticed, pale while it waits for a crew, hatched while one is at work. */
export function ServiceRow({ service, intrusion, noticed, outage }: ServiceRowProps) {
  const back = outage ? Math.min(outage.back, duration) : 0;
  const begun = outage ? Math.min(outage.begun, duration) : 0;
  return (
    <g>
      <text x="-0.8em" y={em(rowTop(service) + barHeight - 0.5)} textAnchor="end" className="fill-text">
        <tspan className="hidden sm:inline">{exerciseCopy.drawing.service} </tspan>
        {service + 1}
      </text>
      <Running from={0} to={outage ? intrusion : duration} service={service} />
      {outage && (
        <>
          <Bar from={intrusion} to={Math.min(noticed, duration)} service={service} className="fill-signal" />
          <Bar from={Math.min(noticed, duration)} to={begun} service={service} className="fill-rule" />
          <Bar from={begun} to={back} service={service} fill="url(#exercise-hatch)" className="stroke-text" />
          <Running from={back} to={duration} service={service} />
          {back < lastTime && (
            <text x={at(back)} dx="0.4em" y={em(rowTop(service) + barHeight / 2 - 0.4)} className="fill-text">
              {clock(back)}
            </text>
          )}
        </>
      )}
    </g>
  );
}
