/** What each drawing beside a figure shows, in words, and the few words inside it. */
export const specDrawings = {
  hour: {
    alt: "To scale: a strip of one hour, filled to 60 minutes with 1 kg and to 22 minutes with 9 kg.",
    light: { minutes: 60, label: "1 kg, 60 min" },
    heavy: { minutes: 22, label: "9 kg, 22 min" },
    ticks: [0, 15, 30, 45, 60],
    unit: "min",
  },
  kilograms: { alt: "To scale: nine blocks of one kilogram each.", block: "1 kg" },
  radius: {
    alt: "To scale: a circle of 30 km radius around the launch point, with a scale bar of 10 km.",
    radius: "30 km",
    bar: "10 km",
  },
  pace: {
    alt: "To scale, one second: a walker covers 1.4 m, a runner of 100 m in 10 s covers 10 m, this wind 15 m.",
    paces: [
      { name: "a walk", meters: 1.4, distance: "1.4 m each second" },
      { name: "100 m in 10 s", meters: 10, distance: "10 m" },
      { name: "this wind", meters: 15, distance: "15 m" },
    ],
  },
  waypoints: { alt: "One thousand and twenty-four marks, one for each waypoint, 64 to a row." },
  minute: { alt: "To scale: a ring of sixty seconds, the sixtieth marked.", total: "60 s" },
} as const;

export type SpecDrawing = keyof typeof specDrawings;
