import { useStore } from "@nanostores/react";
import { useEffect, useId, useState } from "react";
import { nextPlayChange, noPlayReason } from "../../src/gamification/instant-wins/availability";
import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import { isWorth } from "../../src/gamification/instant-wins/outcome";
import type { InstantWinPlays, PlayState } from "../../src/gamification/instant-wins/plays";
import type { InstantWinItem } from "../../src/gamification/panels/instant-wins";
import { formatDay } from "../../src/i18n";
import { createDeadlineTimer } from "../../src/time/deadline-timer";
import { prefersReducedMotion } from "../../src/ui/theme/motion";
import { useConfig, useServices, useTexts } from "../../src/widget-kit";
import { EntityCard, Receipt, Terms, useWrite } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { Board } from "./Board";
import { Donation } from "./Donation";
import { Outcomes } from "./Outcomes";
import { PlayButton } from "./PlayButton";
import { playSentence, reasonText } from "./sentences";
import { instantWinTexts, type SayInstantWin } from "./texts";

export interface GameProps {
  readonly item: InstantWinItem;
  readonly look: InstantWinLook;
  readonly plays: InstantWinPlays;
  readonly isLoggedIn: boolean;
  /** True if nothing may be celebrated or played up: the result is shown without a reveal. */
  readonly isCalm: boolean;
  readonly offersDonation: boolean;
}

/** A reply that takes longer is explained, milliseconds. */
const patience = 4000;

/** One instant win: its board, its one button, its result. */
export function Game({ item, look, plays, isLoggedIn, isCalm, offersDonation }: GameProps) {
  const { id, instantWin, rewards } = item;
  const { description, termsAndConditions, startDate, endDate, tiles } = instantWin;
  const say = useTexts(instantWinTexts);
  const { language, timeZone } = useConfig();
  const state = useStore(plays.state(id));
  const write = useWrite(id);
  const now = useNowOf(item);
  const isSlow = useIsSlow(state);
  const reasonId = useId();
  const name = instantWin.name?.trim() || say("unnamed");
  const count = item.plays;
  const reason = noPlayReason(instantWin, { isLoggedIn, plays: count, now });
  const day = (instant: number) => formatDay(instant, language, timeZone);
  const sentence = playSentence(state, isSlow, { rewards, language, say });
  const isFree = state.phase === "ready" || state.phase === "failed";
  const why = isFree || !isLoggedIn ? reason && reasonText(reason, say) : undefined;
  const hasMotion = !isCalm && !prefersReducedMotion();

  useEffect(() => {
    if (state.phase === "revealing" && !hasMotion) plays.reveal(id);
  }, [state.phase, hasMotion, plays, id]);

  const facts = [
    isLoggedIn && count !== undefined && say("plays", { count }),
    reason === "not-started" && startDate !== undefined && say("start", { date: day(startDate) }),
    endDate !== undefined && say("end", { date: day(endDate) }),
  ].filter((fact) => fact !== false);

  return (
    <EntityCard name={name} {...stateOf(reason, say)}>
      {description && <ServiceText html={description} />}
      <Board look={look} tiles={tiles} state={state} hasMotion={hasMotion} onShown={() => plays.reveal(id)} />
      <p
        className="outcome"
        part="text"
        role="status"
        data-worth={(!isCalm && state.phase === "result" && isWorth(state.outcome)) || undefined}
      >
        {sentence}
      </p>
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
        <PlayButton
          id={id}
          name={name}
          look={look}
          plays={plays}
          state={state}
          count={count ?? 0}
          isLoggedIn={isLoggedIn}
          describedBy={why ? reasonId : undefined}
          isBusy={write?.status === "pending"}
        />
        {offersDonation && reason === undefined && isFree && (
          <Donation id={id} name={name} count={count ?? 0} />
        )}
        {write?.action === "donate" && <Receipt id={id} name={name} />}
        <Terms of={name} html={termsAndConditions} />
      </div>
      <Outcomes tiles={tiles} />
    </EntityCard>
  );
}

function stateOf(reason: ReturnType<typeof noPlayReason>, say: SayInstantWin) {
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

/** True while a reply is late. */
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
