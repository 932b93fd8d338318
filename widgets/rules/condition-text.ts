import { readableName } from "../../src/gamification/entities/readable-name";
import type { RuleCondition } from "../../src/gamification/rules/rule-tree";
import type { Language } from "../../src/i18n/texts";
import { type Operator, readOperator } from "./operators";
import type { SayRules } from "./texts";
import { isNumber, listedValues, rangeOf, valueText } from "./value-text";

/**
 * The compared value: "puntata", "livello del giocatore". The scope of a game's event is not shown, because it is the
 * default.
 */
function operandText({ scope, operand }: RuleCondition, say: SayRules): string {
  const name = readableName(operand) ?? say("operandUnknown");
  const owner = readableName(scope);
  switch (owner?.toLowerCase()) {
    case undefined:
    case "event":
      return name;
    case "member":
      return say("scopeMember", { operand: name });
    case "product":
      return say("scopeProduct", { operand: name });
    default:
      return say("scopeOther", { operand: name, scope: owner ?? "" });
  }
}

function comparisonText(
  { comparison, isNegated }: Operator,
  written: string | undefined,
  language: Language,
  say: SayRules,
): string {
  const text = (value: string | undefined) => valueText(value, language, say);
  const value = text(written);
  switch (comparison) {
    case "Equals": {
      const isText = !isNumber(written ?? "");
      if (isText) return say(isNegated ? "notEqualsText" : "EqualsText", { value });
      return say(isNegated ? "notEquals" : "Equals", { value });
    }
    case "Between": {
      const range = rangeOf(written);
      if (!range) return say(isNegated ? "notother" : "other", { operator: comparison.toLowerCase(), value });
      const [from, to] = range;
      return say(isNegated ? "notBetween" : "Between", { value: text(from), upper: text(to) });
    }
    case "In": {
      const values = listedValues(written).map(text).join(", ");
      return say(isNegated ? "notIn" : "In", { value: values || value });
    }
    case "Contains":
    case "StartsWith":
    case "EndsWith":
    case "SoundsLike":
    case "Exists":
      return say(isNegated ? `not${comparison}` : comparison, { value });
    default:
      return say(comparison, { value });
  }
}

/**
 * A condition as text: "puntata almeno 0,50", "tipo gioco «live»". It has no verb and no adjective that would
 * have to agree with a name of the platform. An unknown operator is shown unchanged, in brackets.
 *
 * @param isNegated true if the condition must not be met
 */
export function conditionText(
  condition: RuleCondition,
  isNegated: boolean,
  language: Language,
  say: SayRules,
): string {
  const { operator, value } = condition;
  const known = readOperator(operator, isNegated);
  const comparison = known
    ? comparisonText(known, value, language, say)
    : say(isNegated ? "notother" : "other", {
        operator: readableName(operator) ?? "?",
        value: valueText(value, language, say),
      });
  return say("condition", { operand: operandText(condition, say), comparison });
}
