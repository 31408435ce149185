import type { Law, PictureCopy, Titled, Users } from "../../types.ts";
import { contentsOf } from "../contents.ts";
import { outAndBackFigure, published, specs, unparted } from "./specifications.ts";
import { stage } from "./stage.ts";

export const droneHero = {
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: `A\u00a0folding hexacopter for loads that cannot wait for a\u00a0road. It carries ${unparted(published.heavy.payload)} with ${unparted(published.heavy.time)} endurance.¹ It deploys in under ${unparted(published.deployment)}.`,
  demo: "Request Demo",
  specs: "Technical Specs",
  /** The one that works, to the contact section; and what is said of the two others. */
  contact: "Contact Defense Team",
  unconnected: "The defense team arranges demos and specifications.",
  users: {
    text: "Border patrols, reconnaissance crews, and units waiting for batteries, medical supplies or a\u00a0radio.",
  } satisfies Users,
} as const;

export const law: Law = {
  title: "Clear the flight before you fly it.",
  text: "Flight may require airspace approval, and filming people a legal basis. Export, reexport or retransfer, documents included, may need prior authorization.",
};

export const documents = {
  label: "Documentation",
  title: "The SY300 on paper.",
  names: ["Technical Datasheet", "User Manual", "Product Brochure", "Safety Guidelines"],
  /** Text, link, text: the link leads to the contact section. */
  release: ["Released on request, where export law allows. ", "Contact the defense team", "."],
} as const;

export const modes = {
  label: "Flight modes",
  title: "Five ways to fly it.",
  /** What the marks of the drawings mean. */
  key: {
    aircraft: "aircraft",
    path: "path",
    point: "start, waypoint or vehicle",
    kept: "mode reference",
  },
  note: "All five modes need a position fix.",
} as const;

export type FlightModeFigure = "loiter" | "waypoints" | "guided" | "follow" | "return";

export interface FlightMode extends Titled {
  readonly figure: FlightModeFigure;
}

export const flightModes: readonly FlightMode[] = [
  { figure: "loiter", title: "Loiter/GPS", text: "Holds position and altitude until told otherwise." },
  {
    figure: "waypoints",
    title: "Autonomous Waypoint Missions",
    text: "Flies a stored mission from point to point, then does what you set for the last one.",
  },
  {
    figure: "guided",
    title: "Guided Point-and-Fly",
    text: "Give it a point from the ground. It flies there and waits.",
  },
  {
    figure: "follow",
    title: "Follow Me",
    text: "Keeps station on a vehicle or patrol that reports its own position.",
  },
  {
    figure: "return",
    title: "Auto Return to Launch",
    text: "Climbs, comes back over the takeoff point and lands.",
  },
];

export const emergency = {
  label: "Emergency intelligence",
  title: "When something fails, the plan is already aboard.",
  text: "Before takeoff you choose: hold, return or land. Five faults trigger your choice, where it is still possible: a lost link, a low battery, a lost ground station, a navigation fault, a geofence reached.",
} as const;

export const limitsTitle = "What to know before you set them";

export const failsafeLimits: readonly Titled[] = [
  {
    title: "Two links can fail",
    text: "Lost link: the pilot’s radio is no longer heard. Lost ground station: the radio is heard, but the station that plans and logs has gone silent.",
  },
  {
    title: "No fix, no way home",
    text: "Without a position fix there is no Hold and no Return: the aircraft comes down and drifts with the wind. A\u00a0false position may start no failsafe at all.",
  },
  {
    title: "After a motor loss",
    text: "Assume an uncontrolled descent, and route accordingly.",
  },
  {
    title: "Every mission needs its own",
    text: "A\u00a0landing that is right over a field is wrong over a road. From a ship the launch point moves, and Land means water.",
  },
];

export const missions = {
  label: "Mission applications",
  title: "Three crews, one aircraft.",
  loadOuts: {
    title: "Load-outs by mission",
    preview: "What hangs on the rail, and the figure to plan by.",
    caption: "A\u00a0load-out for each mission, and the figure to plan by.¹",
    head: ["Mission", "On the rail", "Plan by", "Mode"],
    short: ["Rail", "Plan by", "Mode"],
    rows: [
      [
        "Border Security",
        "A\u00a0sensor",
        `Up to ${unparted(published.light.time)} with ${unparted(published.light.payload)} payload`,
        "Autonomous Waypoint Missions",
      ],
      [
        "Reconnaissance",
        "Nothing, or a\u00a0sensor",
        `Up to ${unparted(published.light.time)} with ${unparted(published.light.payload)} payload`,
        "Loiter/GPS, Guided Point-and-Fly",
      ],
      [
        "Tactical Support",
        "The payload crate",
        `${unparted(published.heavy.payload)} with ${unparted(published.heavy.time)} endurance`,
        "Autonomous Waypoint Missions",
      ],
    ],
  },
} as const;

export const missionApplications: readonly (Titled & {
  readonly picture: PictureCopy;
  readonly caption: string;
})[] = [
  {
    title: "Border Security",
    text: `No patrol stands at every kilometer of a\u00a0fence. The SY300 flies a stored stretch and back on one charge while the crew stays with the vehicle. Fig.\u00a0${outAndBackFigure} shows how far that is with your load, wind and reserve.`,
    picture: {
      name: "mission-border-security",
      alt: "Architect's model of a fence and a road between a ridge and a plain; the SY300 flies beside it, and one stretch of the fence is marked in orange.",
    },
    caption: "The camera watches one stretch.",
  },
  {
    title: "Reconnaissance",
    text: "The camera looks over the ridge; the crew stays behind it. Loiter keeps the aircraft where the view opens, and Guided moves it to the next point. The crate stays behind, so the charge buys endurance. If the link is lost, the response you chose starts automatically.",
    picture: {
      name: "mission-reconnaissance",
      alt: "Architect's model of a depot behind a ridge; the SY300 flies on the near side and looks over it, its field of view drawn in brass, an orange pin on one truck.",
    },
    caption: "One truck, seen from behind the ridge.",
  },
  {
    title: "Tactical Support",
    text: "A\u00a0unit is short of batteries, medical supplies or a radio, and the road is closed. The crate goes onto the rail without tools. On the ground a quick release frees it, and the aircraft flies back. Plan the way home first.",
    picture: {
      name: "mission-tactical-support",
      alt: "Architect's model of a forward site: an orange crate stands on a landing pad, the SY300 rises above it with its rail empty, and two people keep clear.",
    },
    caption: "The crate is down, and the aircraft leaves.",
  },
];

export const closing = "Tell us the load and the distance, in round numbers.";

export const droneContents = contentsOf("syfor-drones", {
  "key-features": stage.label,
  specifications: specs.label,
  documents: documents.label,
  "flight-modes": modes.label,
  emergency: emergency.label,
  missions: missions.label,
});
