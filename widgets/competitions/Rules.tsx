import { contestTexts } from "../../src/gamification/entities/contest-texts";
import { contestRules } from "../../src/gamification/entities/strategy-text";
import type { Contest } from "../../src/gamification/schema/contests";
import { useTexts } from "../../src/widget-kit";
import { Disclosure } from "./Disclosure";
import { competitionsTexts } from "./texts";

export interface RulesProps {
  readonly contest: Contest;
  /** The name of the competition. */
  readonly of: string;
}

/** How a contest is timed, scored and ranked, in plain sentences. */
export function Rules({ contest, of }: RulesProps) {
  const say = useTexts(competitionsTexts);
  const rules = contestRules(contest, useTexts(contestTexts));
  if (rules.length === 0) return null;
  return (
    <Disclosure label={say("rules")} of={of}>
      <ul className="facts" role="list">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
