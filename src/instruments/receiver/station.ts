import { controlOf, initialSettings, quantities, type ReceiverSettings, reception } from "./model.ts";

type Mode = ReceiverSettings["mode"];

/** Settings worth a look, drawn beforehand: nobody has to move anything to see what happens. */
export const stations: Readonly<Record<Mode, readonly number[]>> = {
  jamming: [quantities.interference.initial, 10, 15, 20],
  spoofing: [quantities.minutes.initial, 2, 5, 10],
};

/** What a mode's control leads to at a value. */
export const stationAt = (mode: Mode, value: number) =>
  reception({ ...initialSettings, mode, [controlOf[mode]]: value });
