import type { ReactNode } from "react";
import type { SituationName } from "../../content/instruments/situations.ts";
import { Clutter, Fog, Noise, RadioWaves, Station, Stretched, still, Waypoints } from "./scenery.tsx";

/** Where the drone flies in the drawing, in percent across and down. */
export const dronePlaces: Readonly<Record<SituationName, { readonly x: number; readonly y: number }>> = {
  radio: { x: 90, y: 24 },
  silent: { x: 84, y: 24 },
  fiber: { x: 90, y: 24 },
  ridge: { x: 90, y: 60 },
  fog: { x: 90, y: 24 },
  noise: { x: 90, y: 24 },
  clutter: { x: 88, y: 76 },
};

const flownByRadio = (
  <>
    <Station />
    <RadioWaves />
  </>
);

const ridge = "M2 100C24 97 33 52 49 44C64 38 76 94 99 100Z";

/** What makes each situation what it is. */
export const scenes: Readonly<Record<SituationName, ReactNode>> = {
  radio: flownByRadio,
  silent: <Waypoints />,
  fiber: (
    <>
      <Stretched>
        <path
          d="M90 27C92 62 95 46 94 68S90 88 88.5 90"
          className="stroke-text"
          strokeWidth="1.5"
          fill="none"
          {...still}
        />
      </Stretched>
      <Station />
    </>
  ),
  ridge: (
    <Stretched>
      <path d={ridge} className="fill-plate stroke-text" {...still} />
      <path
        d="M14 100C32 97 38 66 50 60C61 56 70 95 88 100M27 100C38 97 43 79 51 76C58 74 64 97 76 100"
        className="stroke-second"
        fill="none"
        {...still}
      />
    </Stretched>
  ),
  fog: <Fog />,
  noise: <Noise />,
  clutter: <Clutter />,
};
