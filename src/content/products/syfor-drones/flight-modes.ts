import type { Titled } from "../../types.ts";

export const modes = {
  label: "Flight modes",
  title: "Five ways to fly it.",
  /** What the marks of the drawings mean. */
  key: {
    aircraft: "aircraft",
    path: "path",
    point: "start, waypoint or vehicle",
    kept: "what the mode keeps to",
  },
  note: "All five modes need a position fix.",
} as const;

export type FlightModeFigure = "loiter" | "waypoints" | "guided" | "follow" | "return";

export interface FlightMode extends Titled {
  readonly figure: FlightModeFigure;
}

export const flightModes: readonly FlightMode[] = [
  { figure: "loiter", title: "Loiter/GPS", text: "Holds position and altitude until told otherwise." },
  {
    figure: "waypoints",
    title: "Autonomous Waypoint Missions",
    text: "Flies a stored mission from point to point, then does what was set for the last point.",
  },
  {
    figure: "guided",
    title: "Guided Point-and-Fly",
    text: "Give it a point from the ground. It flies there and waits.",
  },
  {
    figure: "follow",
    title: "Follow Me",
    text: "Keeps station on a vehicle or patrol that reports its own position.",
  },
  {
    figure: "return",
    title: "Auto Return to Launch",
    text: "Climbs, comes back over the takeoff point and lands.",
  },
];
