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
    note: "Canceled in September 2000. The practice continues under ANSI/EIA-649.",
  },
];
