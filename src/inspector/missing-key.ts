import type { WidgetDefinition } from "../definition";
import { configProblems } from "./log-facts";
import { sectionsOf } from "./platform";
import { isKeyOf } from "./provider-keys";

/**
 * The key of the configuration that an element lacks, as a log tells. Every service needs the account too: a key of its
 * own tells more.
 */
export function missingKey(
  definition: WidgetDefinition,
  element: Element,
  log: readonly string[],
): string | undefined {
  const own = sectionsOf(definition);
  const missing = configProblems(log).flatMap((each) => (each.problem === "missing" ? [each.key] : []));
  const used = missing.filter(
    (key) => own.some((section) => key.startsWith(`${section}.`)) && isKeyOf(element, key),
  );
  return used.find((key) => !key.startsWith("account.")) ?? used[0];
}
