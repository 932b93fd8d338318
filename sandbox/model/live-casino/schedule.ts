/** The opening times of a table, milliseconds of the model's time. */
export type Schedule =
  | { readonly type: "open" }
  | { readonly type: "closed" }
  | {
      readonly type: "cycle";
      /** The first opening. A countdown precedes it. */
      readonly opensAt: number;
      readonly openFor: number;
      /** Milliseconds after closing during which the table does not announce its next opening. */
      readonly unannouncedFor: number;
      /** Milliseconds of the countdown before each later opening. */
      readonly countdownFor: number;
    };

/**
 * The state of a table at one moment. `opensIn` is the remaining countdown in milliseconds and is always
 * above zero.
 */
export type TableState =
  | { readonly open: true }
  | { readonly open: false; readonly opensIn?: number | undefined };

const open: TableState = { open: true };

export function stateAt(schedule: Schedule, now: number): TableState {
  if (schedule.type === "open") return open;
  if (schedule.type === "closed") return { open: false };
  const { opensAt, openFor, unannouncedFor, countdownFor } = schedule;
  if (now < opensAt) return { open: false, opensIn: opensAt - now };
  const cycle = openFor + unannouncedFor + countdownFor;
  const sinceOpening = (now - opensAt) % cycle;
  if (sinceOpening < openFor) return open;
  if (sinceOpening < openFor + unannouncedFor) return { open: false };
  return { open: false, opensIn: cycle - sinceOpening };
}
