export const pipeline = {
  label: "Product Pipeline 2025–2030",
  title: "One program a year.",
  note: "Program names and dates are plans, not an offer.",
} as const;

export type Six<T> = readonly [T, T, T, T, T, T];

export interface Program {
  readonly year: number;
  readonly name: string;
  readonly field: string;
  readonly text: string;
}

/** Six, because the drawn time line has room for six. */
export const programs: Six<Program> = [
  {
    year: 2025,
    name: "Cyber-Quantum Secure Layer",
    field: "post-quantum cryptography",
    text: "Meant to protect command links and stored records from quantum computers.",
  },
  {
    year: 2026,
    name: "SkyNet Sentinel",
    field: "autonomous interceptor swarms",
    text: "Small interceptors that fly as a group. An authorized person approves each engagement.",
  },
  {
    year: 2027,
    name: "CyberRange 3.0",
    field: "joint exercises",
    text: "More teams and more networks in one exercise, under one score.",
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
    text: "Finds aircraft by signals already in the air, and transmits nothing itself.",
  },
  {
    year: 2030,
    name: "SkyShield Orbit",
    field: "space-based sensing",
    text: "Studies what space-based sensing can add to the air picture on the ground.",
  },
];
