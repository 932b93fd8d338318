import axe from "axe-core";
import type { Page } from "playwright-core";

export interface AxeOptions {
  /** Selector of the part to examine; by default the whole page. */
  readonly within?: string;
  /** Ids of rules left out, each with a reason where it is asked for. */
  readonly without?: readonly string[];
}

/** One line per element that breaks a rule: the rule, where, and why. */
export type AxeViolation = string;

/** Rules that ask for more than the site promises (AAA) or that newer ones have replaced. */
const isPromised = ({ tags }: { readonly tags: readonly string[] }) =>
  !tags.includes("wcag2aaa") && !tags.includes("deprecated");

/** All rules of axe up to AA, best practices and experimental ones included; it sees through open shadow roots. */
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

/** Waits for what still fades in: half transparent text has another contrast. */
export function settleAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const within = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
    ];
    await Promise.allSettled(within(document).map(({ finished }) => finished));
  });
}
