import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import type { InstantWinPlays, PlayState } from "../../src/gamification/instant-wins/plays";
import { useTexts } from "../../src/widget-kit";
import { CardButton } from "../../src/widget-kit/gamification";
import { playTexts, type SayPlay } from "./play-texts";
import { usePendingResult } from "./usePendingResult";

export interface PlayButtonProps {
  readonly id: string;
  readonly name: string;
  readonly look: InstantWinLook;
  readonly plays: InstantWinPlays;
  readonly state: PlayState;
  /** Id of the sentence that says why the member cannot play; undefined if the member can. */
  readonly describedBy: string | undefined;
  /** True while another write of this instant win is pending. */
  readonly isBusy: boolean;
}

/** Presses that follow each other within this time count as one, milliseconds (G7). */
const pause = 500;

/** The one button of an instant win. It stays in place and keeps the focus, so one switch is enough for everything. */
export function PlayButton({ id, name, look, plays, state, describedBy, isBusy }: PlayButtonProps) {
  const say = useTexts(playTexts);
  const { phase } = state;
  const pressedAt = useRef(-pause);
  usePendingResult(state);

  const isFree = phase === "ready" || phase === "failed";
  const isOff = isFree && describedBy !== undefined;
  const isWaiting = phase === "opening" || phase === "waiting" || phase === "checking";

  function press({ detail, timeStamp }: MouseEvent) {
    const isQuick = detail > 1 || timeStamp - pressedAt.current <= pause;
    pressedAt.current = timeStamp;
    if (isOff || isBusy) return;
    if (phase === "revealing" && detail <= 1) plays.reveal(id);
    // A quick press neither plays nor closes a result that nobody has read.
    if (isQuick) return;
    if (isFree) void plays.play(id);
    else if (phase === "unchecked") void plays.check(id);
    else if (phase === "result" || phase === "checked") plays.acknowledge(id);
  }

  return (
    <CardButton
      look={isFree || isWaiting ? "primary" : "secondary"}
      part="action"
      label={labelOf(phase, look, say)}
      of={name}
      busy={isWaiting || isBusy}
      {...(isOff && { "aria-disabled": true, "aria-describedby": describedBy })}
      // A key that is held down would play again and again.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat) event.preventDefault();
      }}
      // Before the button's own handler, which leaves out the presses of a series that come while it is busy.
      onClickCapture={press}
    />
  );
}

function labelOf(phase: PlayState["phase"], look: InstantWinLook, say: SayPlay): string {
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
