import { useTexts } from "../../src/widget-kit";
import { Heading, type HeadingLevel } from "./Heading";
import { bonusDetailTexts } from "./texts";

export interface NoBonusProps {
  readonly reason: string;
  readonly backUrl: string | undefined;
  readonly level: HeadingLevel;
}

/** In the place of a bonus: that there is none to show, why, and the way back. */
export function BonusNotFound({ reason, backUrl, level }: NoBonusProps) {
  const say = useTexts(bonusDetailTexts);
  return (
    <div className="gone" part="empty">
      <Heading level={level} className="title" part="title">
        {say("gone")}
      </Heading>
      <p>{reason}</p>
      <a href={backUrl} part="action-secondary">
        {say("back")}
      </a>
    </div>
  );
}
