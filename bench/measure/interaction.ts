import type { Page } from "@playwright/test";

/**
 * What a visitor waits for between doing something and seeing the next frame. The browser's own record of each
 * event (Event Timing) is read from a trace, where it is neither rounded to 8 ms nor left out when it is short.
 */
export interface Interaction {
  /** Milliseconds by the clock, until the frame is on screen. */
  readonly time: number;
  /** Milliseconds of the page's own thread until the frame is handed over, which other load does not lengthen. */
  readonly work: number;
}

interface EventTiming {
  readonly type: string;
  readonly interactionId: number;
  readonly timeStamp: number;
  readonly processingEnd: number;
  /** Where the event changed nothing on screen there is no frame of its own. */
  readonly commitFinishTime?: number;
  readonly duration: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, like those that follow. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: EventTiming & { readonly url?: string } };
}

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** What the event's thread worked from its arrival until the frame that shows its effect was handed over. */
function workFor(event: TraceEvent, timing: EventTiming, trace: readonly TraceEvent[]): number {
  const { timeStamp, processingEnd, commitFinishTime = processingEnd } = timing;
  const [start, end] = [event.ts, event.ts + (commitFinishTime - timeStamp) * 1000];
  const own = trace.filter(({ ph, pid, tid }) => ph === "X" && pid === event.pid && tid === event.tid);
  const shareWithin = ({ ts, dur = 0 }: TraceEvent) =>
    dur === 0 ? 0 : Math.max(0, Math.min(end, ts + dur) - Math.max(start, ts)) / dur;
  const spentIn = (parts: readonly TraceEvent[]) =>
    parts.reduce((sum, part) => sum + (part.tdur ?? 0) * shareWithin(part), 0) / 1000;
  const tasks = own.filter(({ name }) => name === "RunTask");
  // Playwright listens, too, in the page's thread: functions that come from no file.
  const onlookers = own.filter(({ name, args }) => name === "FunctionCall" && !args.data?.url);
  return spentIn(tasks) - spentIn(onlookers);
}

/** One for each thing the visitor did: a key with its release, a press with its click, or where the pointer went. */
function interactionsIn(trace: readonly TraceEvent[]): Interaction[] {
  const longest = new Map<number, Interaction>();
  for (const event of trace) {
    const timing = event.args.data;
    if (event.name !== "EventTiming" || event.ph !== "b" || !timing) continue;
    const { time, work } = longest.get(timing.interactionId) ?? { time: 0, work: 0 };
    longest.set(timing.interactionId, {
      time: Math.max(time, timing.duration),
      work: Math.max(work, workFor(event, timing, trace)),
    });
  }
  const pressed = [...longest].filter(([id]) => id !== 0).map(([, interaction]) => interaction);
  return pressed.length > 0 ? pressed : [...longest.values()];
}

/** The browser records an event some time after its frame is on screen. */
const untilRecorded = 500;

/** What became of everything that `act` did to the page. */
export async function interactionsOf(page: Page, act: () => Promise<void>): Promise<Interaction[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories });
  await act();
  await page.waitForTimeout(untilRecorded);
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
  return interactionsIn(traceEvents);
}
