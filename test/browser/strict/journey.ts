import type { Page } from "playwright-core";
import { fillAndSend, logIn, onPage, openModal } from "../support/account";
import { userAgents } from "../date-picker/picker";

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

/** Called with the page at each step of a journey. */
export type Look = (step: string) => Promise<void>;

const noLook: Look = () => Promise.resolve();

/** Logs in with a wrong password and then with the right one. */
async function enter(page: Page, look: Look): Promise<void> {
  await openModal(page);
  await look("the login dialog");
  await fillAndSend(page, "giulia", "sbagliata");
  await onPage(page).alert.getByText("non corretti").waitFor();
  await look("a wrong password");
  await onPage(page).close.click();
  await logIn(page);
  await look("logged in");
}

/** Selects a day of the shown month with the keyboard; the same on both devices. */
export async function chooseDay(page: Page, look: Look = noLook): Promise<void> {
  const picker = page.locator("#al");
  await picker.locator("button").first().press("Enter");
  await picker.getByRole("grid").waitFor();
  await look("the calendar");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#al")?.value !== "");
  await look("a chosen day");
}

/** All actions on the calendar's page: log in, select a day, log out with the button and by URL. */
export async function journey(page: Page, address: string, look = noLook): Promise<void> {
  await page.goto(address);
  await onPage(page).inState("logged-out");
  await enter(page, look);
  await chooseDay(page, look);
  await page.reload();
  await onPage(page).inState("ready");
  await onPage(page).signOut.click();
  await onPage(page).inState("logged-out");
  await logIn(page);
  const leaving = new URL(address);
  leaving.searchParams.set("action", "logout");
  await page.goto(leaving.href);
  await onPage(page).inState("logged-out");
  await look("logged out");
}
