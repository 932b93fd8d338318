import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useId, useRef, useState } from "react";
import type { LateChunk } from "../../src/element/useChunk";
import {
  nextPlayChange,
  noPlayReason,
  type NoPlayReason,
} from "../../src/gamification/instant-wins/availability";
import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import { isWorth } from "../../src/gamification/instant-wins/outcome";
import type { InstantWinPlays, PlayState } from "../../src/gamification/instant-wins/plays";
import type { InstantWinItem } from "../../src/gamification/instant-wins/queries";
import { tileBoard, type TileText } from "../../src/gamification/instant-wins/tiles";
import { needsOptIn } from "../../src/gamification/protocol/states";
import { formatDay } from "../../src/i18n/instants";
import { prefersReducedMotion } from "../../src/platform/layout";
import { createDeadlineTimer } from "../../src/time/deadline-timer";
import { listOf } from "../../src/utils/list-of";
import { useAccount, useConfig, useServices, useTexts } from "../../src/widget-kit";
import { CardButton, Feedback, Terms, useWrite } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { Board, halfOfResult } from "./Board";
import { GameCard } from "./GameCard";
import { GameRow } from "./GameRow";
import type * as playModule from "./instant-win-play";
import { TileWords } from "./look";
import { Outcomes } from "./Outcomes";
import { PlayButton } from "./PlayButton";
import { instantWinTexts } from "./texts";
import { wheelLabels } from "./wheel-labels";

export interface GameProps {
  readonly item: InstantWinItem;
  readonly look: InstantWinLook;
  /** The chunk with the controls of a play. */
  readonly play: Pick<LateChunk<typeof playModule>, "chunk">;
  /** Retries the load of the chunk or the member; undefined unless one of them has failed. */
  readonly onRetry: (() => void) | undefined;
  /** Undefined until the member's plays are loaded. */
  readonly plays: InstantWinPlays | undefined;
  readonly isLoggedIn: boolean;
  /** True if nothing may be celebrated or emphasised: the result is shown without a reveal. */
  readonly isCalm: boolean;
  readonly offersDonation: boolean;
}

const reasons = {
  "logged-out": "reasonLoggedOut",
  "not-started": "reasonNotStarted",
  ended: "reasonEnded",
  "not-joined": "reasonNotJoined",
  "no-plays": "reasonNoPlays",
  "plays-unknown": "reasonUnknown",
} as const satisfies Record<NoPlayReason, string>;

const $opening = atom<PlayState>({ phase: "opening" });

/**
 * Whether a play has begun and the member has not closed its result. If so, the game stays visible even if it
 * has ended.
 */
const isUnderWay = ({ phase }: PlayState) => phase !== "opening" && phase !== "ready" && phase !== "failed";

/** Phases with a message over the board. */
const withMessage: ReadonlySet<PlayState["phase"]> = new Set([
  "checking",
  "result",
  "checked",
  "unchecked",
  "failed",
]);

/**
 * An instant win as a game, or as a row if it is not open. A game never becomes a row while the player views
 * it.
 */
export function Game(props: GameProps) {
  const { item, isLoggedIn, look, plays } = props;
  const { id, instantWin } = item;
  const say = useTexts(instantWinTexts);
  const state = useStore(plays?.state(id) ?? $opening);
  const now = useNowOf(item);
  const reason = noPlayReason(instantWin, { isLoggedIn, plays: item.plays, optIn: item.optIn, now });
  const [isGame, setGame] = useState(false);
  const name = instantWin.name?.trim() || say("unnamed");
  const isClosed = reason === "not-started" || reason === "ended";
  if (!isGame && (!isClosed || isUnderWay(state))) setGame(true);
  if (isClosed && !isGame) return <GameRow item={item} look={look} name={name} reason={reason} />;
  return <OpenGame {...props} state={state} name={name} reason={reason} />;
}

interface OpenGameProps extends GameProps {
  readonly state: PlayState;
  readonly name: string;
  readonly reason: NoPlayReason | undefined;
}

/** The board of an instant win with its one button. The result is over the board. */
function OpenGame(props: OpenGameProps) {
  const { item, look, play, onRetry, plays, isLoggedIn, isCalm, offersDonation, state, name, reason } = props;
  const { id, instantWin, rewards, plays: count } = item;
  const { description, termsAndConditions, endDate, tiles } = instantWin;
  const say = useTexts(instantWinTexts);
  const { session } = useAccount();
  const { language, timeZone } = useConfig();
  const write = useWrite(id);
  const isSlow = useIsSlow(state);
  const stageRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const reasonId = useId();
  const { chunk: loaded } = play;
  const isFree = state.phase === "ready" || state.phase === "failed";
  const cannot = isFree || !isLoggedIn ? reason && say(reasons[reason]) : undefined;
  const why = onRetry ? say("notLoaded") : cannot;
  const hasMotion = !isCalm && !prefersReducedMotion();
  const isCelebrated = !isCalm && state.phase === "result" && isWorth(state.outcome);
  const labels = look === "wheel" ? wheelLabels(tileBoard(tiles).cells.map(({ tile }) => tile)) : undefined;

  useEffect(() => {
    if (state.phase === "revealing" && !hasMotion) plays?.reveal(id);
  }, [state.phase, hasMotion, plays, id]);

  /** Scrolls the board into view, so that nobody misses the reveal because part of it is outside the viewport. */
  function showStage() {
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    stageRef.current?.scrollIntoView({ block: "nearest", behavior });
  }

  return (
    <GameCard id={id} titleId={titleId} hasNumbers={labels?.fit === false}>
      <div className="game-head">
        <h3 id={titleId} className="game-name">
          {name}
        </h3>
        <div className="game-meta" part="meta">
          {isLoggedIn && count !== undefined && <PlaysLeft count={count} />}
          {endDate !== undefined && <p>{say("end", { date: formatDay(endDate, language, timeZone) })}</p>}
        </div>
        {description && <ServiceText html={description} />}
      </div>
      <div ref={stageRef} className="stage" data-look={look}>
        <Board
          chunk={loaded}
          look={look}
          tiles={tiles}
          rewards={rewards}
          state={state}
          hasMotion={hasMotion}
          isCelebrated={isCelebrated}
          onShown={() => plays?.reveal(id)}
        />
        <div
          className="outcome"
          data-shown={withMessage.has(state.phase) || isSlow || undefined}
          data-phase={state.phase}
          data-half={halfOfResult(look, tiles, state)}
          data-worth={isCelebrated || undefined}
        >
          {loaded && <loaded.ResultIcon state={state} rewards={rewards} />}
          {/* The live region exists before its text, so that the text is announced. */}
          <p part="text" role="status">
            {loaded && <loaded.PlayMessage state={state} isSlow={isSlow} rewards={rewards} />}
          </p>
          {loaded && <loaded.AwardLink id={id} name={name} state={state} />}
        </div>
        {labels && <Legend texts={labels.texts} />}
      </div>
      <div className="game-foot">
        {/* The button is the first control, so that no other control moves it. */}
        {isLoggedIn ? (
          <PlayButton
            id={id}
            name={name}
            look={look}
            plays={plays}
            state={state}
            onRetry={onRetry}
            describedBy={cannot ? reasonId : undefined}
            isBusy={write?.status === "pending"}
            onPlay={showStage}
          />
        ) : (
          <CardButton
            look="secondary"
            part="action"
            label={say("login")}
            of={name}
            onClick={() => session.requestLogin("user")}
          />
        )}
        {why && (
          <p id={reasonId} className="why" part="text">
            {why}
          </p>
        )}
        {loaded && isLoggedIn && needsOptIn(instantWin) && reason !== "ended" && (
          <loaded.GameOptIn item={item} name={name} />
        )}
        {write?.action === "donate" && <Feedback id={id} name={name} />}
        <div className="game-links">
          <Terms of={name} html={termsAndConditions} />
          {loaded && offersDonation && (reason === undefined || reason === "no-plays") && (
            <loaded.Donation id={id} name={name} count={isFree ? (count ?? 0) : 0} />
          )}
        </div>
        <Outcomes tiles={tiles} />
      </div>
    </GameCard>
  );
}

/** The time by the server's clock; the card renders again when the instant win opens or closes. */
function useNowOf({ instantWin }: InstantWinItem): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const next = nextPlayChange(instantWin, now);
    if (next === undefined) return;
    const timer = createDeadlineTimer(clock, () => setNow(clock.now()));
    timer.set(next);
    return () => timer.set(undefined);
  }, [clock, instantWin, now]);
  return now;
}

/** The prizes of a wheel with numbered sections. Each prize has the number of its section. */
function Legend({ texts }: { readonly texts: readonly TileText[] }) {
  const say = useTexts(instantWinTexts);
  return (
    <ol className="legend" role="list" aria-label={say("outcomes")}>
      {texts.map((text, index) => (
        <li key={text.words}>
          <span className="legend-number">{index + 1}</span>
          <TileWords text={text} />
        </li>
      ))}
    </ol>
  );
}

/** Maximum number of dots. More plays are shown as a number, because players do not count so many dots. */
const maxDots = 10;

/** The plays left, as one dot for each play or as their number. */
function PlaysLeft({ count }: { readonly count: number }) {
  const say = useTexts(instantWinTexts);
  const label = say("plays", { count });
  if (count === 0 || count > maxDots) return <p className="plays">{label}</p>;
  return (
    <p className="plays">
      <span className="vetrina-quiet">{label}</span>
      <span aria-hidden="true">{say("playsLabel")}</span>
      <span className="dots" aria-hidden="true">
        {listOf(count, (index) => (
          <i key={index} />
        ))}
      </span>
    </p>
  );
}

/** Milliseconds after which a message explains that the reply is late. */
const patience = 4000;

/** True while the reply to a play is late. */
function useIsSlow({ phase }: PlayState): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (phase !== "waiting") return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [phase]);
  return isSlow;
}
