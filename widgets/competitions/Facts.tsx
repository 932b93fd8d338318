import type { ReactNode } from "react";
import { nextDate, runDates, type ScheduledRun } from "../../src/gamification/competitions/run-dates";
import { timeLeftText } from "../../src/gamification/entities/dates";
import type { Competition } from "../../src/gamification/protocol/competitions";
import type { Stated } from "../../src/gamification/protocol/states";
import { formatInstant } from "../../src/i18n/instants";
import { useConfig, useTexts } from "../../src/widget-kit";
import { entrantsText } from "./competition-texts";
import { competitionsTexts } from "./texts";

export interface FactsProps {
  readonly competition: Competition;
  /** The number of entrants; undefined if it is unknown. */
  readonly entrants: number | undefined;
  /** Milliseconds since 1970; undefined if no countdown may be shown. */
  readonly now: number | undefined;
}

/** The dates, entrants and games of a competition. */
export function Facts({ competition, entrants, now }: FactsProps) {
  const say = useTexts(competitionsTexts);
  const games = competition.products.flatMap(({ name }) => name ?? []);
  return (
    <dl className="facts figures">
      <Dates run={competition} now={now} />
      <Figure label={say("entrants")}>{entrantsText(competition, entrants, say)}</Figure>
      <Figure label={say("games")}>{games.join(", ")}</Figure>
    </dl>
  );
}

export interface DatesProps {
  readonly run: ScheduledRun & Stated;
  readonly now: number | undefined;
}

/**
 * Start and end in the site's time zone. With `now`, the remaining time follows each date in the 24 hours
 * before it.
 */
export function Dates({ run, now }: DatesProps) {
  const say = useTexts(competitionsTexts);
  const { language, timeZone } = useConfig();
  const dates = runDates(run);
  const awaited = now === undefined ? undefined : nextDate(run)?.at;
  return (["start", "end"] as const).map((name) => {
    const date = dates[name];
    if (!date) return null;
    const { at, isActual } = date;
    const left = now !== undefined && at === awaited && timeLeftText(at, now, language);
    return (
      <Figure key={name} label={say(isActual ? name : `${name}Planned`)}>
        <time dateTime={new Date(at).toISOString()}>
          {/* In a narrow column the line breaks before "ore", not after it. */}
          {formatInstant(at, language, timeZone).replace(/ (?=\d\d:)/, "\u00A0")}
        </time>
        {left && " "}
        {left && <span className="left">({left})</span>}
      </Figure>
    );
  });
}

export interface FigureProps {
  readonly label: string;
  /** Without a value nothing is rendered. */
  readonly children: ReactNode;
}

/** A value with its label, in a list of figures. */
export const Figure = ({ label, children }: FigureProps) =>
  children ? (
    <div>
      <dt part="meta">{label}</dt>
      <dd part="text">{children}</dd>
    </div>
  ) : null;
