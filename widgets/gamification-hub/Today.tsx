import { useState } from "react";
import type { AgendaEntry } from "../../src/gamification/agenda/entries";
import { agendaList } from "../../src/gamification/agenda/queries";
import { formatPlace } from "../../src/gamification/entities/texts";
import { formatNumber } from "../../src/gamification/rewards/reward-text";
import { formatDay, formatTimeOfDay } from "../../src/i18n/instants";
import { Icon, PanelState, Skeleton } from "../../src/ui";
import { withoutPrototype } from "../../src/utils/objects";
import { useConfig, useTexts } from "../../src/widget-kit";
import { useEntityList, useNow } from "../../src/widget-kit/gamification";
import { type NamedSection, type SectionContext, sectionOfType } from "./sections";
import { boardCompetitions, nearness } from "./today-facts";
import { type OwnRank, PlaysReader, RankReader } from "./today-readers";
import { todayTexts } from "./today-texts";

export interface TodayProps {
  /** All sections that the hub shows. */
  readonly sections: readonly NamedSection[];
  readonly context: SectionContext;
  readonly isPlain: boolean;
  /** The number of awards to claim. */
  readonly awards: number;
  /** The number of unread messages. */
  readonly unread: number;
  /** Opens a section or one of its entities. */
  onEnter(section: NamedSection, id?: string): void;
}

/** The current information for the player, on one screen: each tile opens the section that it summarizes. */
export function Today({ sections, context, isPlain, awards, unread, onEnter }: TodayProps) {
  const say = useTexts(todayTexts);
  const { language } = useConfig();
  const { items, ...panel } = useEntityList(
    agendaList,
    { language, isPlain },
    { limit: Infinity, isOwn: true, invites: false },
  );
  const [rank, setRank] = useState<OwnRank | null>();
  const [plays, setPlays] = useState<number>();
  const now = useNow((at) =>
    Math.min(items?.find((entry) => entry.at > at)?.at ?? Infinity, nextQuarter(at)),
  );
  const deadline = items?.find(({ at }) => at > now);

  const named = (name: NamedSection["name"]) => sections.find((section) => section.name === name);
  const games = named("instant-win");
  const prizes = named("awards");
  const notices = named("messages");
  const board = named("leaderboard");
  const competitions = named("competitions");
  const competitionIds = (board ?? competitions) ? boardCompetitions(context.competitionId, items ?? []) : [];
  const isWaiting =
    (competitionIds.length > 0 && rank === undefined) || (games !== undefined && plays === undefined);

  function openRank({ contest }: OwnRank) {
    const isChosen = contest.competitionId === context.competitionId;
    if (board) onEnter(board, isChosen ? undefined : contest.id);
    else if (competitions) onEnter(competitions, contest.competitionId);
  }

  function openDeadline({ entityType, entityId }: AgendaEntry) {
    const agenda = named("agenda");
    const own = sectionOfType(sections, entityType);
    if (own) onEnter(own, entityId);
    else if (agenda) onEnter(agenda);
  }

  const canOpenDeadline =
    deadline && (named("agenda") ?? sectionOfType(sections, deadline.entityType)) !== undefined;
  const numbers = [
    { name: "awards", section: prizes, count: awards },
    { name: "plays", section: games, count: plays ?? 0 },
    { name: "unread", section: notices, count: unread },
  ] as const;
  const tiles = [
    rank && competitionIds.length > 0 && <RankTile key="rank" rank={rank} onOpen={() => openRank(rank)} />,
    canOpenDeadline && (
      <DeadlineTile key="deadline" entry={deadline} now={now} onOpen={() => openDeadline(deadline)} />
    ),
    ...numbers.map(
      ({ name, section, count }) =>
        section &&
        count > 0 && (
          <NumberTile
            key={name}
            section={section}
            count={count}
            label={say(name, { count })}
            onOpen={() => onEnter(section)}
          />
        ),
    ),
  ].filter(Boolean);
  const hasFailed = panel.status === "error";
  const canShow = panel.status === "ready" || panel.status === "empty" || (hasFailed && tiles.length > 0);
  return (
    <div className="today">
      <h2 className="vetrina-card-title" part="title">
        {say("heading")}
      </h2>
      {competitionIds.length > 0 && <RankReader competitionIds={competitionIds} onChange={setRank} />}
      {games && <PlaysReader tags={context.tags} onChange={setPlays} />}
      <PanelState
        {...panel}
        status={canShow ? (isWaiting ? "loading" : "ready") : panel.status}
        label={say("heading")}
        what={say("what")}
        skeleton={<TileSkeletons />}
        missing={hasFailed ? say("deadlinesMissing") : undefined}
        {...(panel.status === "logged-out" && { message: say("visitor") })}
      >
        {items || hasFailed ? (
          <>
            {tiles.length > 0 && (
              <ul className="tiles" role="list">
                {tiles}
              </ul>
            )}
            {items && !deadline && <p className="today-nothing">{say("nothing")}</p>}
          </>
        ) : undefined}
      </PanelState>
    </div>
  );
}

const quarter = 900_000;

/** The start of the next quarter-hour. In every time zone, each day begins at a quarter-hour. */
const nextQuarter = (at: number) => (Math.floor(at / quarter) + 1) * quarter;

interface TileProps {
  onOpen(): void;
}

function RankTile({ rank: { contest, standing }, onOpen }: TileProps & { readonly rank: OwnRank }) {
  const say = useTexts(todayTexts);
  const { language } = useConfig();
  const { row, next } = standing;
  const points = next && say("points", { count: next.points, points: formatNumber(next.points, language) });
  return (
    <li className="tile-item" data-size="large">
      <button type="button" className="tile" part="tile" data-kind="rank" onClick={onOpen}>
        <span className="tile-label">{say("rank")}</span>
        <span className="tile-number">{formatPlace(row.rank, language)}</span>
        {points && (
          <span className="tile-text">{say("gap", { points, rank: formatPlace(next.rank, language) })}</span>
        )}
        {contest.name && <span className="tile-note">{contest.name}</span>}
        <Icon name="next" />
      </button>
    </li>
  );
}

function DeadlineTile({
  entry,
  now,
  onOpen,
}: TileProps & { readonly entry: AgendaEntry; readonly now: number }) {
  const say = useTexts(todayTexts);
  const { language, timeZone } = useConfig();
  const { at, kind, name } = entry;
  const near = nearness(at, now, (instant) => formatDay(instant, language, timeZone));
  const time = formatTimeOfDay(at, language, timeZone);
  const locale = language === "it" ? "it-IT" : "en-GB";
  const weekday = () =>
    new Intl.DateTimeFormat(locale, withoutPrototype({ weekday: "long", timeZone })).format(at);
  const when =
    near === "later"
      ? formatDay(at, language, timeZone)
      : near === "week"
        ? say("week", { weekday: weekday(), time })
        : say(near, { time });
  return (
    <li className="tile-item" data-size="large">
      <button type="button" className="tile" part="tile" data-kind="deadline" onClick={onOpen}>
        <span className="tile-label">{say("deadline")}</span>
        <span className="tile-title">{name || say("unnamed")}</span>
        <span className="tile-text">{say(kind)}</span>
        <time className="tile-note" dateTime={new Date(at).toISOString()}>
          {when}
        </time>
        <Icon name="next" />
      </button>
    </li>
  );
}

interface NumberTileProps extends TileProps {
  readonly section: NamedSection;
  readonly count: number;
  readonly label: string;
}

function NumberTile({ section: { name, icon }, count, label, onOpen }: NumberTileProps) {
  const { language } = useConfig();
  return (
    <li className="tile-item">
      <button type="button" className="tile" part="tile" data-kind={name} onClick={onOpen}>
        <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={icon} />
        </svg>
        <span className="tile-number">{formatNumber(count, language)}</span>
        <span className="tile-text">{label}</span>
      </button>
    </li>
  );
}

/** Skeletons with the height of all tiles, as for a player who sees every tile. */
const TileSkeletons = () => (
  <div className="tiles">
    {(["large", "large", "small", "small", "small"] as const).map((size, index) => (
      <div key={index} className="tile-item" data-size={size}>
        <Skeleton blockSize={`calc(var(--v-u)*${size === "large" ? 8 : 7})`} />
      </div>
    ))}
  </div>
);
