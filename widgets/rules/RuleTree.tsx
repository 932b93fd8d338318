import { capitalised } from "../../src/gamification/entities/readable-name";
import type { RuleNode } from "../../src/gamification/rules/rule-tree";
import type { Language } from "../../src/i18n/texts";
import { conditionText } from "./condition-text";
import { routineText } from "./routine-text";
import type { SayRules } from "./texts";

interface NodeProps {
  readonly node: RuleNode;
  readonly language: Language;
  readonly say: SayRules;
}

/** The conditions of a rule as nested lists, and the consequences of each part. */
export function RuleTree(props: NodeProps) {
  return (
    <ul className="rule-list" role="list" part="list">
      <Node {...props} />
    </ul>
  );
}

function Node({ node, language, say }: NodeProps) {
  const { condition, matching, isNegated, nodes, routines, hidden } = node;
  const isGroup = nodes.length > 0 || hidden > 0;
  return (
    <li className="rule-node">
      {condition && <p>{capitalised(conditionText(condition, isNegated, language, say))}</p>}
      {isGroup && (
        <>
          <p className="rule-group">{say(isNegated && !condition ? `not${matching}` : matching)}</p>
          <ul className="rule-list" role="list">
            {nodes.map((each, index) => (
              <Node key={index} node={each} language={language} say={say} />
            ))}
            {hidden > 0 && <li className="rule-hidden">{say("hidden", { count: hidden })}</li>}
          </ul>
        </>
      )}
      {routines.length > 0 && (
        <>
          <p className="rule-group">{say(routines.length > 1 ? "inorder" : "afterwards")}</p>
          <ol className="rule-list" role="list">
            {routines.map((routine, index) => (
              <li key={index} className="rule-node">
                {capitalised(routineText(routine, language, say))}
              </li>
            ))}
          </ol>
        </>
      )}
    </li>
  );
}
