import { parseCivilDate, toIsoDate } from "../../../../src/definition";

/** The period that was chosen in the form. A start or end that was not chosen is undefined. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The problem with the period, as text for the player. */
  readonly problem: string | undefined;
}

function readDay(text: string): { readonly day?: string; readonly problem?: string } {
  if (text === "") return {};
  const date = parseCivilDate(text);
  return date ? { day: toIsoDate(date) } : { problem: `«${text}» non è una data.` };
}

/** The names of the form's fields for the first and the last day. */
export type PeriodNames = readonly [from: string, to: string];

/** Reads the period of a form from the query. */
export function readPeriod(query: URLSearchParams, [fromName, toName]: PeriodNames): Period {
  const from = readDay(query.get(fromName) ?? "");
  const to = readDay(query.get(toName) ?? "");
  const reversed = from.day !== undefined && to.day !== undefined && from.day > to.day;
  const problem =
    from.problem ??
    to.problem ??
    (reversed ? "La prima data viene dopo la seconda: controlla il periodo." : undefined);
  return { from: from.day, to: to.day, problem };
}
