import type { RuleItem } from "../../src/gamification/rules/queries";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityCard } from "../../src/widget-kit/gamification";
import { RuleTree } from "./RuleTree";
import { needsTree, ruleSummary } from "./summary";
import { rulesTexts } from "./texts";

/** One rule: the summary in sentences, then the tree of its conditions. */
export function RuleCard({ item }: { readonly item: RuleItem }) {
  const say = useTexts(rulesTexts);
  const { language } = useConfig();
  const { id, tree, owner } = item;
  return (
    <EntityCard entityType="RuleSet" id={id} name={owner?.name ?? say("rule")}>
      <div className="summary" part="text">
        {ruleSummary(item, language, say).map((sentence, index) => (
          <p key={index}>{sentence}</p>
        ))}
      </div>
      {tree && needsTree(tree) && (
        <div className="rule-tree">
          <h4 className="rule-title">{say("tree")}</h4>
          <RuleTree node={tree} language={language} say={say} />
        </div>
      )}
    </EntityCard>
  );
}
