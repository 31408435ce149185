/** What the aircraft does by itself, decided before takeoff: one response to each fault. */
export const faults = ["link", "battery", "station", "navigation", "geofence"] as const;
export type Fault = (typeof faults)[number];

export const responses = ["hold", "return", "land"] as const;
export type Response = (typeof responses)[number];

export type Plan = Readonly<Record<Fault, Response>>;

export const defaults: Plan = {
  link: "return",
  battery: "land",
  station: "return",
  navigation: "land",
  geofence: "hold",
};

/** Whole plans, each as far as physics lets it be what its name says. */
export const situations = {
  home: { link: "return", battery: "return", station: "return", navigation: "land", geofence: "return" },
  hold: { link: "hold", battery: "land", station: "hold", navigation: "land", geofence: "hold" },
  land: { link: "land", battery: "land", station: "land", navigation: "land", geofence: "land" },
} as const satisfies Record<string, Plan>;

/** Hold and Return need a position; Hold spends the battery that is missing. Land is always left. */
const forbidden: Partial<Record<Fault, readonly Response[]>> = {
  battery: ["hold"],
  navigation: ["hold", "return"],
};

export const forbiddenFor = (fault: Fault): readonly Response[] => forbidden[fault] ?? [];

export const isAllowed = (fault: Fault, response: Response) => !forbiddenFor(fault).includes(response);

/** The plan with one response changed, or as it was where the fault forbids the response. */
export const choose = (plan: Plan, fault: Fault, response: Response): Plan =>
  isAllowed(fault, response) ? { ...plan, [fault]: response } : plan;
