import type { Page } from "playwright-core";
import { userAgents } from "../date-picker/picker";
import { fillAndSend, logIn, headerAndModal, openModal, logOut } from "../support/account";

/** Devices with the two forms of the date picker: a dropdown on a desktop, a modal dialog on a phone. */
export const devices = {
  desk: {},
  phone: {
    userAgent: userAgents.iphone,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
} as const;

/** Check that runs at each step of a journey, with the name of the step. */
export type Inspect = (step: string) => Promise<void>;

const noInspection: Inspect = () => Promise.resolve();

/** Logs in with a wrong password and then with the right one. */
async function enter(page: Page, inspect: Inspect): Promise<void> {
  await openModal(page);
  await inspect("the login dialog");
  await fillAndSend(page, "giulia", "sbagliata");
  await headerAndModal(page).alert.getByText("non corretti").waitFor();
  await inspect("a wrong password");
  await headerAndModal(page).close.click();
  await logIn(page);
  await inspect("logged in");
}

/** Selects a day of the visible month by keyboard, in the same way on both devices. */
export async function chooseDay(page: Page, inspect: Inspect = noInspection): Promise<void> {
  const picker = page.locator("#al");
  await picker.locator("button").first().press("Enter");
  await picker.getByRole("grid").waitFor();
  await inspect("the calendar");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#al")?.value !== "");
  await inspect("a chosen day");
}

/** All actions on the calendar's page: log in, select a day, log out with the button and by URL. */
export async function journey(page: Page, url: string, inspect = noInspection): Promise<void> {
  await page.goto(url);
  await headerAndModal(page).inState("logged-out");
  await enter(page, inspect);
  await chooseDay(page, inspect);
  await page.reload();
  await headerAndModal(page).inState("ready");
  await logOut(page);
  await headerAndModal(page).inState("logged-out");
  await logIn(page);
  const leaving = new URL(url);
  leaving.searchParams.set("action", "logout");
  await page.goto(leaving.href);
  await headerAndModal(page).inState("logged-out");
  await inspect("logged out");
}
