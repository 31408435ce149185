import type { ReactNode } from "react";
import type { SituationName } from "../../../content/instruments/situations.ts";
import { Clutter, Fog, Noise, RadioLink, Station, Stretched, still, Waypoints } from "./scenery.tsx";

/** Where the drone flies in the drawing, in percent across and down. */
export const dronePlaces: Readonly<Record<SituationName, { readonly x: number; readonly y: number }>> = {
  radio: { x: 70, y: 24 },
  silent: { x: 66, y: 24 },
  fiber: { x: 70, y: 24 },
  ridge: { x: 82, y: 60 },
  fog: { x: 70, y: 24 },
  noise: { x: 70, y: 24 },
  clutter: { x: 70, y: 76 },
};

const ridge = "M2 100C20 97 27 52 41 44C54 38 64 94 84 100Z";

/** What makes each situation what it is. */
export const scenes: Readonly<Record<SituationName, ReactNode>> = {
  radio: (
    <>
      <RadioLink to={dronePlaces.radio} />
      <Station by="radio" />
    </>
  ),
  silent: <Waypoints />,
  fiber: (
    <>
      <Stretched>
        <path
          d="M70 27C72 70 82 46 84 70S88 84 90.5 94"
          className="stroke-text"
          strokeWidth="1.5"
          fill="none"
          {...still}
        />
      </Stretched>
      <Station by="fiber" />
    </>
  ),
  ridge: (
    <Stretched>
      <path d={ridge} className="fill-plate stroke-text" {...still} />
      <path
        d="M12 100C27 97 32 66 42 60C52 56 59 95 75 100M23 100C32 97 36 79 43 76C49 74 54 97 64 100"
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
