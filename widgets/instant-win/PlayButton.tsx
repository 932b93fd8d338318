import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { UserInfo } from "../../src/account";
import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import type { InstantWinPlays, PlayState } from "../../src/gamification/instant-wins/plays";
import { useAccount, useGamification, useTexts } from "../../src/widget-kit";
import { CardButton } from "../../src/widget-kit/gamification";
import { instantWinTexts, type SayInstantWin } from "./texts";

export interface PlayButtonProps {
  readonly id: string;
  readonly name: string;
  readonly look: InstantWinLook;
  /** Undefined until the code of a play has loaded. */
  readonly plays: InstantWinPlays | undefined;
  readonly state: PlayState;
  /** Id of the sentence that explains why the member cannot play; undefined if the member can. */
  readonly describedBy: string | undefined;
  /** True while another write of this instant win is pending. */
  readonly isBusy: boolean;
  /** Retries the loads that playing needs; undefined unless a load has failed. */
  readonly onRetry: (() => void) | undefined;
  /** Called when the member has pressed the button to play. */
  onPlay(): void;
}

/** Presses that follow each other within this time count as one, milliseconds (G7). */
const pause = 500;

/**
 * The only button of an instant win. It stays in place and keeps the focus, so that a player with a switch
 * device needs only one switch. It exists before the code of a play has loaded: an early press plays after
 * the load.
 */
export function PlayButton(props: PlayButtonProps) {
  const { id, name, look, plays, state, describedBy, isBusy, onRetry, onPlay } = props;
  const say = useTexts(instantWinTexts);
  const player = useStore(useAccount().session.$player);
  const { phase } = state;
  const pressedAt = useRef(-pause);
  const [isPressedEarly, setPressedEarly] = useState(false);
  /**
   * The player who pressed the button before the code had loaded. The press does not count for another player
   * who logs in meanwhile.
   */
  const earlyPlayer = useRef<UserInfo>(undefined);
  usePendingResult(state);

  const isFree = phase === "ready" || phase === "failed";
  const isOff = isFree && describedBy !== undefined;
  const isOpening = phase === "opening" && !onRetry;
  const isWaiting = isOpening || phase === "waiting" || phase === "checking";

  if (isPressedEarly && !isOpening) setPressedEarly(false);

  useEffect(() => {
    if (!earlyPlayer.current || isOpening) return;
    const isSamePlayer = earlyPlayer.current === player;
    earlyPlayer.current = undefined;
    // Without a play, the stored result is shown, or the reason why the member cannot play.
    if (isSamePlayer && phase === "ready" && !isOff && !isBusy) void plays?.play(id);
  }, [player, isOpening, phase, isOff, isBusy, plays, id]);

  function press({ detail, timeStamp }: MouseEvent) {
    // A press without effect does not start a series of quick presses.
    if (isFree && (isOff || isBusy)) return;
    const isQuick = detail > 1 || timeStamp - pressedAt.current <= pause;
    pressedAt.current = timeStamp;
    if (isBusy) return;
    if (phase === "revealing" && detail <= 1) plays?.reveal(id);
    // A quick press neither plays nor closes a result that nobody has read.
    if (isQuick) return;
    if (onRetry) onRetry();
    else if (phase === "opening") {
      earlyPlayer.current = player;
      setPressedEarly(true);
      onPlay();
    } else if (isFree) {
      onPlay();
      void plays?.play(id);
    } else if (phase === "unchecked") void plays?.check(id);
    else if (phase === "result" || phase === "checked") plays?.acknowledge(id);
  }

  return (
    <CardButton
      look={isFree || isWaiting ? "primary" : "secondary"}
      part="action"
      label={onRetry ? say("retry") : labelOf(isPressedEarly ? "waiting" : phase, look, say)}
      of={name}
      busy={isWaiting || isBusy}
      {...(isOff && { "aria-disabled": true, "aria-describedby": describedBy })}
      // A key that is held down would play again and again.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat) event.preventDefault();
      }}
      // Captures the press, because the button's own handler does not run while the button is busy.
      onClickCapture={press}
    />
  );
}

function labelOf(phase: PlayState["phase"], look: InstantWinLook, say: SayInstantWin): string {
  switch (phase) {
    case "waiting":
      return say("waiting");
    case "checking":
      return say("checking");
    case "revealing":
      return say(look === "scratch" ? "uncover" : "skip");
    case "result":
    case "checked":
      return say("close");
    case "unchecked":
      return say("check");
    default:
      return say("play");
  }
}

/** The phases from the press until the result is shown. */
const pendingPhases: ReadonlySet<PlayState["phase"]> = new Set(["waiting", "checking", "revealing"]);

/** Makes notices wait until the result of a play is shown. */
function usePendingResult({ phase }: PlayState) {
  const { $pendingResults } = useGamification();
  const isPending = pendingPhases.has(phase);
  useEffect(() => {
    if (!isPending) return;
    $pendingResults.set($pendingResults.get() + 1);
    return () => $pendingResults.set($pendingResults.get() - 1);
  }, [isPending, $pendingResults]);
}
