import { readableName } from "../../src/gamification/entities/readable-name";
import type { RuleRoutine } from "../../src/gamification/protocol/rules";
import type { Language } from "../../src/i18n/texts";
import type { SayRules } from "./texts";
import { isNumber, valueText } from "./value-text";

const addsPoints = /^(?:add|award|give)_?points$/i;

/**
 * The effect of a rule as text: "si aggiungono 10 punti". The platform does not publish the names of its
 * routines, so an unknown routine is shown with its own name and its arguments.
 */
export function routineText(
  { routine, arguments: given }: RuleRoutine,
  language: Language,
  say: SayRules,
): string {
  const [first] = given;
  const points = first?.value ?? "";
  if (addsPoints.test(routine ?? "") && given.length === 1 && isNumber(points)) {
    return say("addPoints", { count: Number(points), points: valueText(points, language, say) });
  }
  const written = readableName(routine);
  const name = written === undefined ? say("routineUnknown") : say("routineNamed", { name: written });
  const list = given.map(({ argument, value }) => {
    const shown = valueText(value, language, say);
    const label = readableName(argument);
    return label === undefined ? shown : say("argument", { name: label, value: shown });
  });
  return list.length === 0 ? name : say("routine", { name, arguments: list.join(", ") });
}
