import { useRestriction } from "../../src/widget-kit";

/**
 * The slot of the operator's deposit link. Players with a self-exclusion or a game pause do not see it. Its space stays,
 * so that nothing moves when the restriction is known.
 */
export function Deposit() {
  return <slot name="deposit" data-hidden={useRestriction() !== "free" || undefined} />;
}

/** True if the author has filled the slot: templates print an empty box if there is no content. */
export const hasDeposit = (host: Element): boolean =>
  Boolean(host.querySelector(':scope > [slot="deposit"]')?.textContent?.trim());
