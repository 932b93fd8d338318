import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { ruleList } from "../../src/gamification/panels/rules";
import { Card, cardStyles, PanelState, panelStateStyles, uiStyles } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  CardList,
  CardSkeletons,
  gamificationStyles,
  useEntityList,
} from "../../src/widget-kit/gamification";
import type { rules } from "./definition";
import { RuleCard } from "./RuleCard";
import css from "./rules.css?inline";
import { rulesTexts } from "./texts";

/** The rules that decide what counts towards entities of the platform, first in sentences, then as a tree. */
export function Rules({ heading, entity, ids, limit }: WidgetProps<typeof rules>) {
  const say = useTexts(rulesTexts);
  const { language } = useConfig();
  const { items, more, ...panel } = useEntityList(ruleList, { of: entity, ids, language }, { limit });
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <Card title={title}>
      <PanelState
        {...panel}
        label={title}
        what={say("what")}
        skeleton={<CardSkeletons count={3} />}
        {...(panel.status === "empty" && {
          message: say(entity === "rule-set" && ids.length === 1 ? "gone" : "empty"),
        })}
        {...(panel.status === "logged-out" && { message: say("visitor") })}
      >
        {items && (
          <CardList items={items} more={more} title={title}>
            {(item) => <RuleCard item={item} />}
          </CardList>
        )}
      </PanelState>
    </Card>
  );
}

export default {
  component: Rules,
  styles: [...uiStyles, cardStyles, panelStateStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof rules>>;
