import { published } from "./published.ts";

const { light, heavy, radius, windInMetersPerSecond } = published;

/** What each drawing beside a figure shows, in words, and the few words inside it. */
export const specDrawings = {
  hour: {
    alt: `To scale: a strip of one hour, filled up to ${light.time} with ${light.payload} and to ${heavy.time} with ${heavy.payload}.`,
    light: { minutes: light.minutes, label: `${light.payload}, up to ${light.time}` },
    heavy: { minutes: heavy.minutes, label: `${heavy.payload}, ${heavy.time}` },
    ticks: [0, 30, 60],
    unit: "min",
  },
  kilograms: { alt: "To scale: nine blocks of one kilogram each.", block: "each 1 kg" },
  radius: {
    alt: `To scale: a circle of ${radius} radius around the launch point, with a scale bar of 10 km.`,
    radius,
    bar: "10 km",
  },
  pace: {
    alt: `To scale: a walk at 1.4 m/s, a sprinter’s 100 m in 10 s at 10 m/s, this wind at ${windInMetersPerSecond} m/s.`,
    unit: "m/s",
    paces: [
      { name: "walk", speed: 1.4 },
      { name: "sprinter", speed: 10 },
      { name: "this wind", speed: windInMetersPerSecond },
    ],
  },
  waypoints: {
    alt: "One thousand and twenty-four marks, one for each waypoint, 64 to a row.",
    mark: "each mark 1 waypoint; 1024, or more",
  },
  minute: { alt: "To scale: a ring of sixty seconds.", total: "<60 s" },
} as const;

export type SpecDrawing = keyof typeof specDrawings;
