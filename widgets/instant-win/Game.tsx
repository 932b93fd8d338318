import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useId, useState } from "react";
import type { LateChunk } from "../../src/element/useChunk";
import {
  nextPlayChange,
  noPlayReason,
  type NoPlayReason,
} from "../../src/gamification/instant-wins/availability";
import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import { isWorth } from "../../src/gamification/instant-wins/outcome";
import type { InstantWinPlays, PlayState } from "../../src/gamification/instant-wins/plays";
import type { InstantWinItem } from "../../src/gamification/panels/instant-wins";
import { needsOptIn } from "../../src/gamification/schema/states/opt-in";
import { formatDay } from "../../src/i18n";
import { createDeadlineTimer } from "../../src/time/deadline-timer";
import { prefersReducedMotion } from "../../src/ui/theme/motion";
import { useAccount, useConfig, useServices, useTexts } from "../../src/widget-kit";
import { CardButton, EntityCard, Feedback, Terms, useWrite } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { Board } from "./Board";
import type * as playModule from "./instant-win-play";
import { Outcomes } from "./Outcomes";
import { PlayButton } from "./PlayButton";
import { instantWinTexts, type SayInstantWin } from "./texts";

export interface GameProps {
  readonly item: InstantWinItem;
  readonly look: InstantWinLook;
  /** The chunk of what plays. */
  readonly play: Pick<LateChunk<typeof playModule>, "chunk">;
  /** Loads that chunk or the member again; undefined unless one of them could not be loaded. */
  readonly onRetry: (() => void) | undefined;
  /** Undefined until they are loaded. */
  readonly plays: InstantWinPlays | undefined;
  readonly isLoggedIn: boolean;
  /** True if nothing may be celebrated or played up: the result is shown without a reveal. */
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

/** One instant win: its board, its one button, its result. */
export function Game({ item, look, play, onRetry, plays, isLoggedIn, isCalm, offersDonation }: GameProps) {
  const { id, instantWin, rewards } = item;
  const { description, termsAndConditions, startDate, endDate, tiles } = instantWin;
  const say = useTexts(instantWinTexts);
  const { session } = useAccount();
  const { language, timeZone } = useConfig();
  const state = useStore(plays?.state(id) ?? $opening);
  const write = useWrite(id);
  const now = useNowOf(item);
  const reasonId = useId();
  const name = instantWin.name?.trim() || say("unnamed");
  const count = item.plays;
  const reason = noPlayReason(instantWin, { isLoggedIn, plays: count, optIn: item.optIn, now });
  const day = (instant: number) => formatDay(instant, language, timeZone);
  const { chunk: loaded } = play;
  const isFree = state.phase === "ready" || state.phase === "failed";
  const cannot = isFree || !isLoggedIn ? reason && say(reasons[reason]) : undefined;
  const why = onRetry ? say("notLoaded") : cannot;
  const hasMotion = !isCalm && !prefersReducedMotion();

  useEffect(() => {
    if (state.phase === "revealing" && !hasMotion) plays?.reveal(id);
  }, [state.phase, hasMotion, plays, id]);

  const facts = [
    reason === "not-started" && startDate !== undefined && say("start", { date: day(startDate) }),
    endDate !== undefined && say("end", { date: day(endDate) }),
  ].filter((fact) => fact !== false);

  return (
    <EntityCard entityType="InstantWin" id={id} name={name} {...stateOf(reason, say)}>
      {description && <ServiceText html={description} />}
      <Board
        chunk={loaded}
        look={look}
        tiles={tiles}
        state={state}
        hasMotion={hasMotion}
        onShown={() => plays?.reveal(id)}
      />
      {/* The live region exists before its text, so that the text is announced. */}
      <div
        className="outcome"
        data-worth={(!isCalm && state.phase === "result" && isWorth(state.outcome)) || undefined}
      >
        <p part="text" role="status">
          {loaded && <loaded.PlaySentence state={state} rewards={rewards} />}
        </p>
        {/* In the place of the result, so that nothing moves when it comes. */}
        {isLoggedIn && count !== undefined && (
          <p className="plays" part="meta">
            {say("plays", { count })}
          </p>
        )}
      </div>
      <ul className="facts" role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="entity-foot">
        {why && (
          <p id={reasonId} className="why" part="text">
            {why}
          </p>
        )}
        {!isLoggedIn && (
          <CardButton
            look="secondary"
            part="action"
            label={say("login")}
            of={name}
            onClick={() => session.requestLogin("user")}
          />
        )}
        {isLoggedIn && (
          <PlayButton
            {...{ id, name, look, plays, state, onRetry }}
            describedBy={cannot ? reasonId : undefined}
            isBusy={write?.status === "pending"}
          />
        )}
        {loaded && isLoggedIn && needsOptIn(instantWin) && reason !== "ended" && reason !== "not-started" && (
          <loaded.GameOptIn item={item} name={name} />
        )}
        {loaded && <loaded.AwardLink id={id} name={name} state={state} />}
        {loaded && offersDonation && reason === undefined && isFree && (
          <loaded.Donation id={id} name={name} count={count ?? 0} />
        )}
        {write?.action === "donate" && <Feedback id={id} name={name} />}
        <Terms of={name} html={termsAndConditions} />
      </div>
      <Outcomes tiles={tiles} />
    </EntityCard>
  );
}

function stateOf(reason: NoPlayReason | undefined, say: SayInstantWin) {
  if (reason === "ended") return { state: say("closed"), tone: "closed" } as const;
  if (reason === "not-started") return { state: say("notOpen"), tone: "waiting" } as const;
  return { state: say("open"), tone: "running" } as const;
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
