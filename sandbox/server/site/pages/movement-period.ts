import { parseCivilDate, toIsoDate } from "../../../../src/definition";

/** The period that the form asked for; ends that were not chosen are undefined. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** What is wrong with it, in words for the player. */
  readonly problem: string | undefined;
}

function readDay(text: string): { readonly day?: string; readonly problem?: string } {
  if (text === "") return {};
  const date = parseCivilDate(text);
  return date ? { day: toIsoDate(date) } : { problem: `«${text}» non è una data.` };
}

/** Reads the fields `dal` and `al` as a form sends them. */
export function readPeriod(query: URLSearchParams): Period {
  const from = readDay(query.get("dal") ?? "");
  const to = readDay(query.get("al") ?? "");
  const reversed = from.day !== undefined && to.day !== undefined && from.day > to.day;
  const problem =
    from.problem ??
    to.problem ??
    (reversed ? "La prima data viene dopo la seconda: controlla il periodo." : undefined);
  return { from: from.day, to: to.day, problem };
}
