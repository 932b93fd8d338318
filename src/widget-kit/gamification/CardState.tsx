import type { Participation, ParticipationReason } from "../../gamification/entities/participation";
import { useTexts } from "../hooks";
import { EntityState, type StateTone } from "./EntityState";
import { panelTexts } from "./texts";

export interface CardStateProps {
  readonly participation: Participation;
  /** The state of the entity, or of the member's participation in it. */
  readonly text: string;
  readonly tone: StateTone;
}

/** Reasons with a short text. For the other reasons the text of the state is sufficient. */
const words = {
  "takes-part-automatically": "automatic",
  full: "full",
  "tag-missing": "notForMember",
  "tag-excludes": "notForMember",
  "dependency-missing": "dependency",
} as const satisfies Partial<Record<ParticipationReason, string>>;

const hasWords = (reason: ParticipationReason): reason is keyof typeof words => reason in words;

/** The state at the foot of a card without progress. A card with a button to join shows only the button. */
export function CardState({ participation, text, tone }: CardStateProps) {
  const say = useTexts(panelTexts);
  if (participation.action !== "none") {
    return participation.action === "leave" ? <EntityState text={say("takesPart")} tone="done" /> : null;
  }
  const { reason } = participation;
  if (reason === "logged-out") return null;
  if (!hasWords(reason)) return <EntityState text={text} tone={tone} />;
  return (
    <EntityState
      text={say(words[reason])}
      tone={reason === "takes-part-automatically" ? "running" : "closed"}
    />
  );
}
