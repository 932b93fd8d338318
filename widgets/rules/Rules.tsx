import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { ruleList } from "../../src/gamification/rules/queries";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityListCard, gamificationStyles, useEntityList } from "../../src/widget-kit/gamification";
import type { rules } from "./definition";
import { RuleCard } from "./RuleCard";
import css from "./rules.css?inline";
import { rulesTexts } from "./texts";

/** The rules that determine what counts towards entities of the platform, first in sentences, then as a tree. */
export function Rules({ heading, entity, ids, limit }: WidgetProps<typeof rules>) {
  const say = useTexts(rulesTexts);
  const { language } = useConfig();
  const panel = useEntityList(ruleList, { of: entity, ids, language }, { limit });
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say(entity === "rule-set" && ids.length === 1 ? "gone" : "empty")}
      visitor={say("visitor")}
    >
      {(item) => <RuleCard item={item} />}
    </EntityListCard>
  );
}

export default {
  component: Rules,
  styles: [...uiStyles, cardStyles, panelStateStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof rules>>;
