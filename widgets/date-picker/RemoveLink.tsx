import { useTexts } from "../../src/widget-kit";
import { Button, Icon } from "../../src/ui";
import { datePickerTexts } from "./texts";

export interface RemoveLinkProps {
  /** `icon` shows its words only where the column has room for them. */
  readonly look: "icon" | "link";
  readonly name: string;
  onRemove(): void;
}

/** Its English title is fixed by the specification; the description replaces it for assistive technology. */
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
