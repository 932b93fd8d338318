import { useRestriction } from "../../src/widget-kit";

/** The slot of the operator's deposit link. Players with a self-exclusion or a gaming break do not see it. */
export function Deposit() {
  return useRestriction() === "free" && <slot name="deposit" />;
}

/** True if the author has filled the slot: templates print an empty box where there is nothing. */
export const hasDeposit = (host: Element): boolean =>
  Boolean(host.querySelector(':scope > [slot="deposit"]')?.textContent?.trim());
