import type { Titled } from "../../types.ts";

export const emergency = {
  label: "Emergency intelligence",
  title: "Five triggers, each with a\u00a0set response.",
  text: "A lost link, a low battery, a lost ground station, a navigation fault or a geofence reached starts what you chose before takeoff: hold, return or land, where still possible. The choice is saved with the mission record.",
} as const;

export const limitsTitle = "What to know before you set them";

export const failsafeLimits: readonly Titled[] = [
  {
    title: "Two links can fail",
    text: "Lost link: the pilot’s radio is no longer heard. Lost ground station: the radio is still heard, but the station that plans and logs has gone silent.",
  },
  {
    title: "Failsafes are settings",
    text: "They do what was set on the ground, which may not be what is best in the air.",
  },
  {
    title: "No fix, no way home",
    text: "Left to itself the aircraft comes down, and drifts with the wind. A false position is not a lost one: a failsafe may never start.",
  },
  {
    title: "Every mission needs its own",
    text: "A landing that is right over a field is wrong over a road. From a ship, the launch point moves, and Land means water.",
  },
];
