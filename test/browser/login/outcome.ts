import type { Page } from "playwright-core";
import { expect } from "vitest";
import { focused, headerAndModal } from "../support/account";
import type { TestSite } from "../support/site";

/**
 * Checks that the form shows the sentence, that both fields refer to it, and that the password field has the
 * focus.
 */
export async function expectProblem(page: Page, sentence: string): Promise<void> {
  const { alert, userName, password } = headerAndModal(page);
  await alert.getByText(sentence).waitFor();
  const id = (await alert.getAttribute("id")) ?? "none";
  for (const field of [userName, password])
    expect((await field.getAttribute("aria-describedby"))?.split(" ")).toContain(id);
  await expect.poll(() => focused(page)).toBe("password");
  expect(await userName.inputValue()).toBe("giulia");
  expect(await password.inputValue()).toBe("");
}

/** Removes all faults and checks that the same form can log in. */
export async function expectRetryWorks(site: TestSite, page: Page): Promise<void> {
  site.sandbox.model.faults.clear();
  await page.unrouteAll();
  await headerAndModal(page).password.fill("vetrina");
  await page.keyboard.press("Enter");
  await headerAndModal(page).inState("ready");
}
