import { useTexts } from "../../src/widget-kit";
import { Heading, type HeadingLevel } from "./Heading";
import { bonusDetailTexts } from "./texts";

export interface BonusNotFoundProps {
  readonly reason: string;
  readonly backUrl: string | undefined;
  readonly level: HeadingLevel;
}

/** Replaces a bonus that cannot be shown with the reason and a link back. */
export function BonusNotFound({ reason, backUrl, level }: BonusNotFoundProps) {
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
