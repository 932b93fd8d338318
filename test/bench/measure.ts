import type { CDPSession, Page } from "playwright-core";
import type { BenchCase, Sample } from "./bench";

/**
 * Measures the contenders in turn, each round in a different order, so that load of the machine affects all
 * of them equally.
 */
export async function runRounds(
  { contenders, exact }: BenchCase,
  rounds: number,
  onRound: (round: number) => void,
): Promise<Sample[][]> {
  const samples: Sample[][] = contenders.map(() => []);
  for (let round = 0; round < (exact ? 1 : rounds); round += 1) {
    onRound(round + 1);
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (turn + round) % contenders.length;
      const sample = await contenders[index]?.measure();
      if (sample) samples[index]?.push(sample);
    }
  }
  return samples;
}

/** Performance counters of the browser for a page. */
export interface Counters {
  /** CPU time of the main thread, ms. Other processes do not affect it. */
  readonly mainThread: number;
  readonly script: number;
  readonly layout: number;
  /** Kilobytes of script objects in use. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * Returns the growth of the times between two readings, per second. Other counters keep the value of the
 * second reading.
 */
export function perSecond(before: Counters, after: Counters, milliseconds: number): Counters {
  const rate = (counter: "mainThread" | "script" | "layout") =>
    ((after[counter] - before[counter]) / milliseconds) * 1000;
  return { ...after, mainThread: rate("mainThread"), script: rate("script"), layout: rate("layout") };
}

export interface Meter {
  readonly session: CDPSession;
  read(): Promise<Counters>;
  /** Collects garbage, so that the heap contains only objects in use. */
  collectGarbage(): Promise<void>;
}

export async function openMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return {
    session,
    async read() {
      const { metrics } = await session.send("Performance.getMetrics");
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
      return {
        mainThread: value("TaskDuration") * 1000,
        script: value("ScriptDuration") * 1000,
        layout: (value("LayoutDuration") + value("RecalcStyleDuration")) * 1000,
        heap: value("JSHeapUsedSize") / 1000,
        nodes: value("Nodes"),
        listeners: value("JSEventListeners"),
      };
    },
    async collectGarbage() {
      // The second pass collects what finalisers have released.
      for (let pass = 0; pass < 2; pass += 1) await session.send("HeapProfiler.collectGarbage");
    },
  };
}

/** Main-thread time of an action in the page, ms. */
export async function costOf({ read }: Meter, run: () => Promise<unknown>): Promise<number> {
  const before = await read();
  await run();
  return (await read()).mainThread - before.mainThread;
}
