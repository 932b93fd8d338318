import type { PlayState } from "../../src/gamification/instant-wins/plays";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { useConfig, useTexts } from "../../src/widget-kit";
import { playTexts } from "./play-texts";
import { playMessage } from "./sentences";

export interface PlayMessageProps {
  readonly state: PlayState;
  /** Whether the reply is late. */
  readonly isSlow: boolean;
  readonly rewards: readonly Reward[];
}

/** A full stop for screen readers only, because lines on screen do not need it. */
const Stop = () => <span className="vetrina-quiet">. </span>;

/** The message about a play, for the live region: the prize or the event, then the plays left. */
export function PlayMessage({ state, isSlow, rewards }: PlayMessageProps) {
  const say = useTexts(playTexts);
  const { language } = useConfig();
  const { text, prize, left } = playMessage(state, isSlow, { rewards, language, say });
  return (
    <>
      {text && state.phase !== "result" && <span>{text} </span>}
      {text && state.phase === "result" && (
        <span className="headline">
          {text}
          <Stop />
        </span>
      )}
      {prize && (
        <span className="headline">
          <span className="vetrina-quiet">{say("prize")} </span>
          {prize}
          <Stop />
        </span>
      )}
      {left && <span className="left">{left}</span>}
    </>
  );
}
