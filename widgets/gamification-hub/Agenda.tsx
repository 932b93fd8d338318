import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { type AgendaEntry, byDay, dayAfter } from "../../src/gamification/agenda/entries";
import { iCalendar } from "../../src/gamification/agenda/icalendar";
import { agendaList } from "../../src/gamification/agenda/queries";
import { formatDay, formatTimeOfDay } from "../../src/i18n/instants";
import { Button, Icon, PanelState } from "../../src/ui";
import { withoutPrototype } from "../../src/utils/objects";
import { pageDocument } from "../../src/utils/page-document";
import { useAccount, useConfig, useServices, useTexts } from "../../src/widget-kit";
import { CardSkeletons, useEntityList } from "../../src/widget-kit/gamification";
import { agendaTexts } from "./agenda-texts";

export interface AgendaProps {
  readonly isPlain: boolean;
  /** The path of the drawing for each kind of entry. */
  readonly icons: Readonly<Record<AgendaEntry["kind"], string>>;
  /** Whether the hub shows entities of a type. */
  canOpen(type: string): boolean;
  onOpen(type: string, id: string): void;
}

const eventTexts = {
  award: "eventAward",
  achievement: "eventAchievement",
  competition: "eventCompetition",
  message: "eventMessage",
} as const;

/** End dates that concern the member, grouped by days in Rome, and a calendar file of them. */
export function Agenda({ isPlain, icons, canOpen, onOpen }: AgendaProps) {
  const say = useTexts(agendaTexts);
  const { language, timeZone } = useConfig();
  const isLoggedIn = useStore(useAccount().session.$player) !== undefined;
  const { items, ...panel } = useEntityList(
    agendaList,
    { language, isPlain },
    { limit: Infinity, isOwn: true, invites: false },
  );
  const now = useNow(items);
  const entries = (items ?? []).filter(({ at }) => at > now);
  const status = panel.status === "ready" && entries.length === 0 ? "empty" : panel.status;
  const dayOf = (at: number) => formatDay(at, language, timeZone);
  const weekday = new Intl.DateTimeFormat(
    language === "it" ? "it-IT" : "en-GB",
    withoutPrototype({
      weekday: "long",
      timeZone,
    }),
  );
  const title = say("heading");

  function headingOf(at: number): string {
    const day = dayOf(at);
    if (day === dayOf(now)) return say("today", { day });
    if (day === dayAfter(now, dayOf)) return say("tomorrow", { day });
    return `${weekday.format(at)} ${day}`;
  }

  const nameOf = ({ name }: AgendaEntry) => name || say("unnamed");

  /** Several entries may have the same name, but their controls need different names (X10). */
  function labelOf(entry: AgendaEntry): string {
    const label = (each: AgendaEntry) => `${nameOf(each)}: ${say(each.kind)}`;
    const namesakes = entries.filter((each) => label(each) === label(entry));
    const number = namesakes.indexOf(entry);
    return number > 0 ? `${label(entry)} (${number + 1})` : label(entry);
  }

  function download() {
    const events = entries.map((entry) => ({
      key: entry.id,
      at: entry.at,
      summary: say(eventTexts[entry.kind], { name: nameOf(entry) }),
    }));
    const file = iCalendar(events, { now, language, name: title });
    const url = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
    const link = pageDocument.createElement("a");
    link.href = url;
    link.download = "agenda.ics";
    link.click();
    // The download begins before the click handler ends, so the URL can be revoked afterwards.
    setTimeout(() => URL.revokeObjectURL(url));
  }

  return (
    <div className="agenda">
      <h2 className="vetrina-card-title" part="title">
        {title}
      </h2>
      <PanelState
        {...panel}
        status={status}
        label={title}
        what={say("what")}
        skeleton={<CardSkeletons count={3} />}
        {...(status === "empty" && { message: say("empty") })}
        {...(!isLoggedIn && { message: say("visitor") })}
      >
        <p className="agenda-lead">{say("lead")}</p>
        {byDay(entries, dayOf).map((day) => (
          <section key={day.at} className="day">
            <h3 className="day-name">{headingOf(day.at)}</h3>
            <ul className="ends" role="list">
              {day.entries.map((entry) => (
                <li key={entry.id} className="end" part="row" data-kind={entry.kind}>
                  <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                    <path d={icons[entry.kind]} />
                  </svg>
                  <div className="end-text">
                    {canOpen(entry.entityType) ? (
                      <Button
                        look="link"
                        part="action-secondary"
                        className="end-name"
                        aria-label={labelOf(entry)}
                        onClick={() => onOpen(entry.entityType, entry.entityId)}
                      >
                        {nameOf(entry)}
                      </Button>
                    ) : (
                      <p className="end-name">{nameOf(entry)}</p>
                    )}
                    <p className="end-kind" part="meta">
                      {say(entry.kind)}
                    </p>
                  </div>
                  <time className="end-time" dateTime={new Date(entry.at).toISOString()}>
                    {say("time", { time: formatTimeOfDay(entry.at, language, timeZone) })}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="download">
          <Button look="secondary" part="action" onClick={download}>
            <Icon name="calendar" />
            {say("download")}
          </Button>
          <p part="meta">{say("downloadHelp")}</p>
        </div>
      </PanelState>
    </div>
  );
}

const hour = 3_600_000;

/** Maximum delay of the timer, milliseconds. The day changes within this time anyway. */
const maxWait = 24 * hour;

/** Returns the current time, updated when the next entry has ended. */
function useNow(items: readonly AgendaEntry[] | undefined): number {
  const { clock } = useServices();
  const [now, setNow] = useState(clock.now);
  const next = items?.find(({ at }) => at > now)?.at;
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.min(Math.max(next - clock.now(), 0) + 1, maxWait);
    const timer = setTimeout(() => setNow(clock.now()), wait);
    return () => clearTimeout(timer);
  }, [clock, next, now]);
  return now;
}
