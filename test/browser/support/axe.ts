import axe from "axe-core";
import type { Page } from "playwright-core";
import { settleAnimations } from "./animations";

export interface AxeOptions {
  /** Selector of the part to check. @default the whole page */
  readonly within?: string;
  /** Ids of rules to skip. Each caller gives a reason. */
  readonly without?: readonly string[];
}

/** One line per violation: the rule, the element and the reason. */
export type AxeViolation = string;

/** Rules that are not checked: AAA rules and deprecated rules. */
const isPromised = ({ tags }: { readonly tags: readonly string[] }) =>
  !tags.includes("wcag2aaa") && !tags.includes("deprecated");

/**
 * Checks all rules of axe up to AA, with best practices and experimental rules, including open shadow roots.
 */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<AxeViolation[]> {
  const { within, without = [] } = options;
  const rules = axe
    .getRules()
    .filter((rule) => isPromised(rule) && !without.includes(rule.ruleId))
    .map(({ ruleId }) => ruleId);
  await settleAnimations(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, ids }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations } = await engine.run(selector ?? document, {
        runOnly: { type: "rule", values: ids },
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.flat().join(" ")}: ${failureSummary}`),
      );
    },
    { selector: within, ids: rules },
  );
}
