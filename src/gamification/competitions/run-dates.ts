import type { Stated } from "../protocol/states";
import { isComing, isOn } from "./contests";

/** The four dates of a competition or contest, milliseconds since 1970. */
export interface ScheduledRun {
  readonly scheduledStartDate?: number | undefined;
  readonly scheduledEndDate?: number | undefined;
  readonly actualStartDate?: number | undefined;
  readonly actualEndDate?: number | undefined;
}

/** The actual or planned date of the start or the end of a run. */
export interface RunDate {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isActual: boolean;
}

/** Start and end of a competition or contest. Actual dates replace scheduled ones; unknown dates are absent. */
export interface RunDates {
  readonly start?: RunDate;
  readonly end?: RunDate;
}

export function runDates(run: ScheduledRun): RunDates {
  const start = preferActual(run.actualStartDate, run.scheduledStartDate);
  const end = preferActual(run.actualEndDate, run.scheduledEndDate);
  return { ...(start && { start }), ...(end && { end }) };
}

/** The next date of a competition or contest: its start or its end. Undefined if there is none. */
export function nextDate(run: ScheduledRun & Stated): RunDate | undefined {
  const { start, end } = runDates(run);
  if (isComing(run)) return start;
  return isOn(run) ? end : undefined;
}

function preferActual(actual: number | undefined, scheduled: number | undefined): RunDate | undefined {
  const at = actual ?? scheduled;
  return at === undefined ? undefined : { at, isActual: actual !== undefined };
}
