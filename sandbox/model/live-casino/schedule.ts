/** When a table is open, in milliseconds of the model's time. */
export type Schedule =
  | { readonly type: "open" }
  | { readonly type: "closed" }
  | {
      readonly type: "cycle";
      /** The first opening; before it the table counts down. */
      readonly opensAt: number;
      readonly openFor: number;
      /** After it has closed, how long nobody says when it opens again. */
      readonly silentFor: number;
      /** How long it then counts down. */
      readonly countsFor: number;
    };

/** What a schedule says of one moment. `opensIn` is there while a table counts down, milliseconds above zero. */
export type TableMoment =
  { readonly open: true } | { readonly open: false; readonly opensIn?: number | undefined };

const open: TableMoment = { open: true };

export function momentOf(schedule: Schedule, now: number): TableMoment {
  if (schedule.type === "open") return open;
  if (schedule.type === "closed") return { open: false };
  const { opensAt, openFor, silentFor, countsFor } = schedule;
  if (now < opensAt) return { open: false, opensIn: opensAt - now };
  const round = openFor + silentFor + countsFor;
  const intoRound = (now - opensAt) % round;
  if (intoRound < openFor) return open;
  if (intoRound < openFor + silentFor) return { open: false };
  return { open: false, opensIn: round - intoRound };
}
