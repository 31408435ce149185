import { controlOf, initialSettings, quantities, type ReceiverSettings, reception } from "./model.ts";

type Mode = ReceiverSettings["mode"];

export interface Station {
  readonly mode: Mode;
  /** Of the mode's own control. */
  readonly value: number;
}

/** Settings worth a look, drawn beforehand: nobody has to move anything to see that jamming shows and spoofing need not. */
export const stations: readonly Station[] = [
  { mode: "jamming", value: quantities.interference.initial },
  { mode: "jamming", value: 15 },
  { mode: "jamming", value: 20 },
  { mode: "spoofing", value: 5 },
];

export const settingsAt = ({ mode, value }: Station) => ({ mode, [controlOf[mode]]: value });

/** What a receiver makes of it. */
export const stationAt = (station: Station) => reception({ ...initialSettings, ...settingsAt(station) });
