import { Button, Icon } from "../../ui";
import type { CalendarTranslate } from "./calendar-view";

export interface RemoveLinkProps {
  /** The look `icon` shows its text only if the column is wide enough. */
  readonly look: "icon" | "link";
  readonly name: string;
  readonly title?: string | undefined;
  readonly say: CalendarTranslate;
  onRemove(): void;
}

/** Removes the selection. */
export function RemoveLink({ look, name, title, say, onRemove }: RemoveLinkProps) {
  return (
    <Button
      look={look}
      className="remove"
      part="remove"
      title={title}
      aria-label={name}
      aria-description={say("removeHint")}
      onClick={onRemove}
    >
      {look === "icon" && <Icon name="close" />}
      <span className={look === "icon" ? "vetrina-quiet" : undefined}>{say("remove")}</span>
    </Button>
  );
}
