import type { BonusView } from "../../bonus/bonus-view";
import { bonusStyleTexts } from "../../bonus/labels";
import { useTexts } from "../hooks";
import { bonusTexts } from "./texts";

/** The kind of a bonus, and a label if its conditions have changed. */
export function BonusLabels({ style, isUpdated }: Pick<BonusView, "style" | "isUpdated">) {
  const say = useTexts(bonusTexts);
  const sayStyle = useTexts(bonusStyleTexts);
  return (
    (style ?? isUpdated) && (
      <p className="labels">
        {style && <span part="badge">{sayStyle(style)}</span>}{" "}
        {isUpdated && <span className="updated">{say("updated")}</span>}
      </p>
    )
  );
}
