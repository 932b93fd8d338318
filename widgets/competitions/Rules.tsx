import { contestRules, contestTexts } from "../../src/gamification/competitions/texts";
import type { Contest } from "../../src/gamification/protocol/competitions";
import { useTexts } from "../../src/widget-kit";
import { competitionsTexts } from "./texts";

export interface RulesProps {
  readonly contest: Contest;
}

/** The timing, scoring and ranking of a contest, in plain sentences. */
export function Rules({ contest }: RulesProps) {
  const say = useTexts(competitionsTexts);
  const rules = contestRules(contest, useTexts(contestTexts));
  return (
    <ul className="facts" role="list">
      {(rules.length > 0 ? rules : [say("rulesElsewhere")]).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
