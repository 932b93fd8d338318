import type { Stated } from "../protocol/states";
import { isComing, isOn } from "./contests";

/** The four dates of a competition or contest, milliseconds since 1970. */
export interface ScheduledRun {
  readonly scheduledStartDate?: number | undefined;
  readonly scheduledEndDate?: number | undefined;
  readonly actualStartDate?: number | undefined;
  readonly actualEndDate?: number | undefined;
}

/** One end of a run. A date that is not actual is a plan. */
export interface RunDate {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isActual: boolean;
}

/** When a competition or contest starts and ends. The actual date wins over the scheduled one; an unknown one is absent. */
export interface RunDates {
  readonly start?: RunDate;
  readonly end?: RunDate;
}

export function runDates(run: ScheduledRun): RunDates {
  const start = preferActual(run.actualStartDate, run.scheduledStartDate);
  const end = preferActual(run.actualEndDate, run.scheduledEndDate);
  return { ...(start && { start }), ...(end && { end }) };
}

/** The date that a competition or contest is waiting for: its start or its end. Undefined if it waits for none. */
export function nextDate(run: ScheduledRun & Stated): RunDate | undefined {
  const { start, end } = runDates(run);
  if (isComing(run)) return start;
  return isOn(run) ? end : undefined;
}

function preferActual(actual: number | undefined, scheduled: number | undefined): RunDate | undefined {
  const at = actual ?? scheduled;
  return at === undefined ? undefined : { at, isActual: actual !== undefined };
}
