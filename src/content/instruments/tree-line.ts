interface Geometry {
  readonly sensor: string;
  readonly obstacle: string;
  readonly distance: string;
  readonly altitude: string;
  readonly speed: string;
  readonly seen: string;
  readonly warning: string;
}

export const treeLine = {
  title: "What’s in the way",
  situations: { low: "Low over the trees", hidden: "Below the treetops", raised: "Same, taller mast" },
  labels: {
    sensor: "Sensor height",
    obstacle: "Obstacle height",
    distance: "Distance to obstacle",
    altitude: "Drone altitude",
    speed: "Drone speed",
  },
  results: {
    seen: "In sight at",
    seenBeyond: "In sight beyond",
    warning: "Time to overhead",
    leftWhenLost: "Left when lost",
  },
  notMasked: "not masked",
  noLimit: "no limit here",
  far: "over 10 km",
  drawing: {
    firstSeen: (distance: string) => `In sight ${distance}`,
    seenBeyond: (distance: string) => `In sight beyond ${distance}`,
    masked: "Hidden",
    trees: (height: string) => `trees, ${height}`,
    maskedFromSensor: "Hidden from the sensor",
  },
  sentence: {
    cleared: ({ sensor, obstacle, altitude, seen, warning, speed }: Geometry) =>
      `Over a ${obstacle} obstacle, a ${sensor} mast sees a drone at ${altitude} from ${seen} away. At ${speed} it is overhead in ${warning}. A longer-range radar or camera would not see it sooner; a higher mast would.`,
    far: ({ sensor, obstacle, altitude }: Geometry) =>
      `From ${sensor} up, a drone at ${altitude} clears the ${obstacle} obstacle more than 10 km out: geometry is no longer what limits.`,
    open: ({ sensor, obstacle, altitude }: Geometry) =>
      `From ${sensor} up, the ${obstacle} obstacle hides nothing that flies at ${altitude}: geometry sets no limit here.`,
    hidden: ({ altitude, obstacle, distance, warning, speed }: Geometry) =>
      `At ${altitude} the ${obstacle} obstacle hides the drone until ${distance}. At ${speed} it is overhead in ${warning}. Raise the mast or move it; a longer-range radar or camera would not help.`,
    shadow: ({ seen, distance, warning, speed }: Geometry) =>
      `The sensor looks over the obstacle and sees the drone beyond ${seen}. There it is lost in the shadow, ${warning} out at ${speed}; the sensor sees it again inside ${distance}.`,
  },
  assumptions:
    "Geometry alone: flat ground, straight lines, heights exaggerated. Sensitivity, clutter and Earth curvature are left out. A\u00a0line of sight becomes a\u00a0track only when the sensor holds it.",
} as const;
