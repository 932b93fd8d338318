import { useStore } from "@nanostores/react";
import { memberFieldList } from "../../src/gamification/member/queries";
import { withoutPrototype } from "../../src/utils/objects";
import { useConfig, usePanels, useTexts } from "../../src/widget-kit";
import { useEntityList } from "../../src/widget-kit/gamification";
import { memberTexts } from "./member-texts";

export interface MemberLineProps {
  /**
   * The names of the custom fields in which the operator stores the level and the points; empty if there is
   * no such field.
   */
  readonly levelField: string;
  readonly pointsField: string;
}

/** The member's name on the platform, with level and points if the operator stores them. */
export function MemberLine({ levelField, pointsField }: MemberLineProps) {
  const member = useStore(usePanels().member.$state);
  const name = "value" in member ? member.value.name?.trim() : undefined;
  if (!name) return null;
  return (
    <div className="member" part="member">
      <span className="initial" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <p className="member-name">{name}</p>
      {(levelField || pointsField) && <Standing levelField={levelField} pointsField={pointsField} />}
    </div>
  );
}

function Standing({ levelField, pointsField }: MemberLineProps) {
  const say = useTexts(memberTexts);
  const { language } = useConfig();
  const fields = [levelField, pointsField].filter(Boolean);
  const { items = [] } = useEntityList(memberFieldList, { fields }, { isOwn: true });
  const valueOf = (field: string) => items.find(({ id }) => id === field)?.value;
  const level = valueOf(levelField);
  const points = Number(valueOf(pointsField) ?? NaN);
  const shown = new Intl.NumberFormat(
    language === "it" ? "it-IT" : "en-GB",
    withoutPrototype({ useGrouping: "always" }),
  );
  return (
    <p className="standing">
      {level !== undefined && <span>{say("level", { level })}</span>}
      {Number.isFinite(points) && (
        <span>{say("points", { count: points, shown: shown.format(points) })}</span>
      )}
    </p>
  );
}
