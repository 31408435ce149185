export const pipeline = {
  label: "Product Pipeline 2025–2030",
  title: "Six programs to 2030.",
  now: "this year",
  note: "Years mark planned program starts.",
} as const;

export interface Program {
  readonly year: number;
  readonly name: string;
  readonly text: string;
}

/** Six, because the drawn time line has room for six. */
export const programs: readonly [Program, Program, Program, Program, Program, Program] = [
  {
    year: 2025,
    name: "Cyber-Quantum Secure Layer",
    text: "Post-quantum cryptography for links and records.",
  },
  {
    year: 2026,
    name: "SkyNet Sentinel",
    text: "A study of autonomous interceptor swarms. An authorized person approves each engagement.",
  },
  {
    year: 2027,
    name: "CyberRange 3.0",
    text: "Joint exercises across more teams and networks, with one score.",
  },
  {
    year: 2028,
    name: "SATCOMSPOOF-X",
    text: "Resilience tests for satellite terminals, in controlled settings.",
  },
  {
    year: 2029,
    name: "Passive Radar Grid",
    text: "Networked receivers that find aircraft from signals already in the air.",
  },
  {
    year: 2030,
    name: "SkyShield Orbit",
    text: "A study of what space-based sensing can add to the air picture.",
  },
];
