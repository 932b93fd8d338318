import { expect } from "vitest";
import { type EnginePage, fill, waitUntilPresent, waitUntilVisible } from "./page";

export const dialog = "vetrina-login-modal > dialog";

/** Opens the login with the header's button. */
export async function openLogin(page: EnginePage): Promise<void> {
  await waitUntilPresent(page, 'vetrina-login-modal[data-state="ready"]');
  await page.click('vetrina-balance-header >>> [part~="action"]');
  await waitUntilVisible(page, dialog);
}

/**
 * Waits until the login accepts clicks, because it ignores clicks right after opening (S15). The test clicks
 * the host element, where a click has no other effect.
 */
export async function modalAcceptsClicks(page: EnginePage): Promise<void> {
  await waitUntilVisible(page, dialog);
  const click = () =>
    page.on("vetrina-login-modal", (host) =>
      host.dispatchEvent(new MouseEvent("click", { detail: 1, cancelable: true })),
    );
  await expect.poll(click).toBe(true);
}

export async function fillAndSend(page: EnginePage, name = "giulia", password = "vetrina"): Promise<void> {
  await fill(page, 'input[name="username"]', name);
  await fill(page, 'input[name="password"]', password);
  await page.press("Enter");
}

/** Logs in with the header's button and waits until the balance is shown. */
export async function logIn(page: EnginePage): Promise<void> {
  await openLogin(page);
  await fillAndSend(page);
  await waitUntilPresent(page, 'vetrina-balance-header[data-state="ready"]');
}
