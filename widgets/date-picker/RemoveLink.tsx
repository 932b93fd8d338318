import { useTexts } from "../../src/widget-kit";
import { Button, Icon } from "../../src/ui";
import { datePickerTexts } from "./texts";

export interface RemoveLinkProps {
  /** `icon` shows its text only if the column is wide enough. */
  readonly look: "icon" | "link";
  readonly name: string;
  onRemove(): void;
}

/** The specification prescribes the English title; assistive technology gets the description instead. */
export function RemoveLink({ look, name, onRemove }: RemoveLinkProps) {
  const say = useTexts(datePickerTexts);
  return (
    <Button
      look={look}
      className="remove"
      part="remove"
      title="Remove the selected date"
      aria-label={name}
      aria-description={say("removeHint")}
      onClick={onRemove}
    >
      {look === "icon" && <Icon name="close" />}
      <span className={look === "icon" ? "vetrina-quiet" : undefined}>{say("remove")}</span>
    </Button>
  );
}
