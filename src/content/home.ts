import type { Measure, PictureCopy, ProductSlug, SystemSlug, Titled } from "./types.ts";

export interface Stat {
  readonly value: string;
  readonly label: string;
}

export const hero = {
  badge: "For defense and security agencies",
  headline: ["Hold the", "low sky."],
  lede: "Syfor builds the systems that find, identify and stop hostile drones, the ranges where your people train, and a hexacopter that lifts 9 kg.",
  picture: {
    name: "hero-wide",
    alt: "The SY300 hexacopter standing on wet ground at night, lit from one side.",
  } satisfies PictureCopy,
  explore: "Explore Solutions",
  contact: "Contact Defense Team",
  stats: [
    { value: "99.9%", label: "Detection Rate" },
    { value: "24/7", label: "Monitoring" },
    { value: "MIL-STD", label: "Certified" },
  ] satisfies Stat[],
  tiles: [
    "anti-drone-solution",
    "drone-detection",
    "gnss-jamming-spoofing",
    "cyber-warfare-simulation",
  ] satisfies SystemSlug[],
} as const;

export const capabilities = {
  label: "Core Capabilities",
  title: "Five systems. One supplier.",
  more: "Read more",
} as const;

export const capabilityCards: Readonly<
  Record<
    ProductSlug,
    {
      readonly description: string;
      readonly features: readonly [string, string, string, string];
      readonly caption: string;
    }
  >
> = {
  "anti-drone-solution": {
    description:
      "Sensors, operators and authorized effectors on one screen. The system finds the intruder and lays out the options. A person decides.",
    features: [
      "Detect, track, identify, decide, mitigate",
      "Operator in the loop at every step",
      "Early warning and close protection",
      "Every event on the record",
    ],
    caption: "Two layers of protection around one site",
  },
  "drone-detection": {
    description:
      "Passive radio hears it first, radar holds the track, a camera confirms. Four kinds of evidence, one air picture.",
    features: [
      "Passive RF that emits nothing",
      "3D radar in all weather",
      "EO/IR for visual confirmation",
      "Acoustic where radio is silent",
    ],
    caption: "One mast, every bearing, one contact",
  },
  "gnss-jamming-spoofing": {
    description:
      "Controlled interference for test and evaluation. See what your receivers do when the sky lies, before an adversary shows you.",
    features: [
      "Conducted, chamber and licensed-range tests",
      "Repeatable scenario library",
      "GPS, GLONASS, Galileo, BeiDou",
      "For authorized government users only",
    ],
    caption: "Three true signals and one that is not",
  },
  "cyber-warfare-simulation": {
    description:
      "A replica of your networks to attack, defend and rebuild. Exercises are scored and replayed, so the lesson stays.",
    features: [
      "Digital twin of your environment",
      "Red, blue, white and green teams",
      "Live scoring of every service",
      "After-action replay",
    ],
    caption: "A district and the networks above it",
  },
  "syfor-drones": {
    description: "The SY300 is a folding hexacopter for loads that cannot wait for a road.",
    features: [
      "Max payload 9 kg",
      "Up to 60 min with 1 kg payload",
      "Range up to 30 km radius",
      "Deployment under 1 minute",
    ],
    caption: "SY300, three-quarter view",
  },
};

export type TechnologyFigure = "marks" | "blink" | "horizon" | "week";

export interface TechnologyCard extends Titled {
  readonly figure: TechnologyFigure;
  readonly metric: Measure;
  readonly metricLabel: string;
  readonly caption: string;
}

export const technology = {
  label: "Technology",
  title: "The numbers, drawn to scale.",
  blink: { response: "our response ends here", lid: "an eyelid, closing and opening" },
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
} as const;

export const technologyCards: readonly [TechnologyCard, TechnologyCard, TechnologyCard, TechnologyCard] = [
  {
    figure: "marks",
    title: "Sensor fusion",
    text: "Radio, radar, optics and sound are weighed together, so that one sensor’s blind spot is another’s field of view.",
    metric: { value: "99.9", unit: "%", tight: true },
    metricLabel: "Detection Rate",
    caption: "999 of 1,000. The open mark is why an operator stays in the loop.",
  },
  {
    figure: "blink",
    title: "Processing at the sensor",
    text: "Classification runs beside the antenna, not in a distant data center. The operator sees the contact while it is still far away.",
    metric: { value: "<100", unit: "ms", tight: true },
    metricLabel: "Response Time",
    caption: "A blink of an eye takes about 300 ms.",
  },
  {
    figure: "horizon",
    title: "All-round sensing",
    text: "No sector is left for later. The horizon is watched all the way around, at once.",
    metric: { value: "360", unit: "°", tight: true },
    metricLabel: "Coverage",
    caption: "The whole horizon, unrolled.",
  },
  {
    figure: "week",
    title: "Built to be left on",
    text: "Threats do not keep office hours. Sensors, processing and watch floor are designed for continuous duty.",
    metric: { value: "24/7" },
    metricLabel: "Operation",
    caption: "168 of 168 hours in a week.",
  },
];

export const pipeline = {
  label: "Product Pipeline 2025–2030",
  title: "One program a year.",
  note: "Program names and dates are plans. They are not an offer.",
} as const;

export interface Program {
  readonly year: number;
  readonly name: string;
  readonly field: string;
  readonly text: string;
}

export const programs: readonly Program[] = [
  {
    year: 2025,
    name: "Cyber-Quantum Secure Layer",
    field: "post-quantum cryptography",
    text: "Protects command links and stored records against computers that do not exist yet.",
  },
  {
    year: 2026,
    name: "SkyNet Sentinel",
    field: "autonomous interceptor swarms",
    text: "Several small interceptors, one authorized decision.",
  },
  {
    year: 2027,
    name: "CyberRange 3.0",
    field: "joint exercises",
    text: "More teams and more networks in one exercise, with one score.",
  },
  {
    year: 2028,
    name: "SATCOMSPOOF-X",
    field: "satellite-link testing",
    text: "Resilience tests for satellite terminals, under the same controls as our GNSS work.",
  },
  {
    year: 2029,
    name: "Passive Radar Grid",
    field: "networked receivers",
    text: "Finds aircraft by signals already in the air. Transmits nothing.",
  },
  {
    year: 2030,
    name: "SkyShield Orbit",
    field: "space-based sensing",
    text: "Adds the view from orbit to the air picture on the ground.",
  },
];

export const partnerships = {
  label: "Partnerships",
  title: "No one covers the low sky alone.",
  columns: { brings: "They bring", gets: "We bring" },
} as const;

export interface Partner {
  readonly name: string;
  readonly brings: string;
  readonly gets: string;
}

export const partners: readonly Partner[] = [
  {
    name: "Academic",
    brings: "Research in sensing, autonomy and cryptography.",
    gets: "Hardware to try it on, and questions worth a thesis.",
  },
  {
    name: "Defense Startups",
    brings: "One sharp idea and the speed to test it.",
    gets: "Integration, documentation and a path to the field.",
  },
  {
    name: "Global Allies",
    brings: "Other terrain, other threats, other rules.",
    gets: "Systems that share one picture, within export law.",
  },
  {
    name: "Govt. Agencies",
    brings: "The mission, the authority and the acceptance test.",
    gets: "Engineers in the room from the first workshop on.",
  },
];

export const compliance = {
  label: "MIL-STD compliance",
  title: "Designed and tested with reference to four standards.",
  prefix: "MIL-STD-",
} as const;

export interface Standard {
  readonly number: string;
  readonly field: string;
  readonly title: string;
  readonly status: string;
  readonly note?: string;
}

export const standards: readonly Standard[] = [
  {
    number: "810",
    field: "environmental",
    title: "Environmental Engineering Considerations and Laboratory Tests",
    status: "Revision H, January 31, 2019",
    note: "Tailored test by test to each system.",
  },
  {
    number: "461",
    field: "EMC",
    title:
      "Requirements for the Control of Electromagnetic Interference Characteristics of Subsystems and Equipment",
    status: "Revision G, December 11, 2015",
  },
  {
    number: "882",
    field: "safety",
    title: "System Safety",
    status: "Revision E, May 11, 2012",
    note: "A process, applied from concept to disposal.",
  },
  {
    number: "973",
    field: "configuration management",
    title: "Configuration Management",
    status: "April 17, 1992",
    note: "Cancelled in September 2000. The practice continues under ANSI/EIA-649.",
  },
];

export const about = {
  label: "About",
  title: "A number without its condition is not a number.",
  text: "Syfor is a defense-technology company. We design, build and support our systems ourselves, and we say what each of them cannot do. Sixty minutes in the air means with 1 kg aboard. Nine kilograms means 22 minutes. You will find the second half of the sentence everywhere on this site.",
  picture: {
    name: "sy300-motor",
    alt: "Close view of an SY300 motor: bell, mount, boom clamp and the root of a two-blade propeller.",
  } satisfies PictureCopy,
  caption: "SY300, motor and boom clamp",
  values: [
    {
      title: "Innovation",
      text: "We work on the problem that is two years out, and we publish the plan.",
    },
    {
      title: "Precision",
      text: "Every figure comes with its unit, its limit and its condition.",
    },
    {
      title: "Mission-Ready",
      text: "Equipment arrives to be used, by the people you have, on the day you need it.",
    },
  ] satisfies Titled[],
  stats: [
    { value: "100%", label: "Indigenous Development" },
    { value: "24/7", label: "Support & Monitoring" },
    { value: "MIL-STD", label: "Certified Systems" },
    { value: "99.9%", label: "System Reliability" },
  ] satisfies Stat[],
} as const;

export const contact = {
  label: "Contact",
  title: "Tell us what you need to protect.",
  lede: "A first conversation costs nothing and commits you to nothing.",
  lines: {
    hotline: "Hotline",
    email: "Business email",
    headquarters: "Headquarters",
    operations: "Operations",
  },
  operationsText: "Staffed 24 hours a day, 7 days a week",
} as const;
