import type { SectionId } from "../types.ts";

export const compliance = {
  label: "MIL-STD compliance",
  title: "Four standards we work from.",
  prefix: "MIL-STD-",
  head: ["Standard", "Field", "Official title", "Edition"],
  /** What the second note of the site says. */
  note: {
    id: "mil-std-note" satisfies SectionId,
    number: "2",
    text: "“MIL-STD Certified” means designed with reference to these four standards. Ask which clauses were tested or audited for your system.",
  },
} as const;

export interface Standard {
  readonly number: string;
  readonly field: string;
  readonly title: string;
  readonly status: readonly string[];
  readonly note: string;
}

export const standards: readonly Standard[] = [
  {
    number: "810",
    field: "environmental",
    title: "Environmental Engineering Considerations and Laboratory Tests",
    status: ["Revision H, January 31, 2019", "Change 1, May 18, 2022"],
    note: "Tests are tailored to each system.",
  },
  {
    number: "461",
    field: "EMC",
    title:
      "Requirements for the Control of Electromagnetic Interference Characteristics of Subsystems and Equipment",
    status: ["Revision H, April 17, 2026"],
    note: "Supersedes G of December 11, 2015. Earlier programs may still cite G.",
  },
  {
    number: "882",
    field: "safety",
    title: "System Safety",
    status: ["Revision E, May 11, 2012", "Change 1, September 27, 2023"],
    note: "A process that runs from concept to disposal.",
  },
  {
    number: "973",
    field: "configuration management",
    title: "Configuration Management",
    status: ["April 17, 1992", "Canceled September 20, 2000"],
    note: "No direct successor. Practice today: SAE\u00a0EIA-\u2060649C.",
  },
];
