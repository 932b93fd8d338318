import type { Page } from "playwright-core";
import type { JournalEntry } from "../../../sandbox/model";
import type { TestSite, WithSandbox } from "./site";

/** Texts of buttons in both languages. */
export const words = {
  it: { signIn: "Accedi", signOut: "Esci", close: "Chiudi" },
  en: { signIn: "Log in", signOut: "Log out", close: "Close" },
} as const;

/** Markup of test pages: the header, and the modal with the operator's legal text. */
export const headerMarkup =
  '<vetrina-balance-header data-account-url="/conto">conto</vetrina-balance-header>';
export const modalMarkup = `<vetrina-login-modal><p slot="legal"><b>18+</b> Il gioco è vietato ai minori.
  <a href="/#misura">Gioco responsabile</a> · <a href="/#probabilita">Probabilità di vincita</a></p></vetrina-login-modal>`;
export const accountMarkup = `<main><h1>Prova</h1>${headerMarkup}${modalMarkup}</main>`;

/** Locators of the header and of the login modal. */
export function headerAndModal(page: Page, language: keyof typeof words = "it") {
  const header = page.locator("vetrina-balance-header");
  const modal = page.locator("vetrina-login-modal");
  return {
    header,
    modal,
    dialog: modal.locator("dialog"),
    amount: header.locator('[part~="text"]'),
    signIn: header.getByRole("button", { name: words[language].signIn }),
    signOut: header.getByRole("button", { name: words[language].signOut }),
    userName: page.locator('input[name="username"]'),
    password: page.locator('input[name="password"]'),
    submit: modal.locator('button[type="submit"]'),
    close: modal.getByRole("button", { name: words[language].close }),
    alert: modal.getByRole("alert"),
    inState: (state: string) =>
      page.locator(`vetrina-balance-header[data-state="${state}"]`).first().waitFor(),
  };
}

/** Opens the modal with the header's button and waits until it accepts clicks. */
export async function openModal(page: Page): Promise<void> {
  await headerAndModal(page).header.getByRole("button").first().click();
  await modalAcceptsClicks(page);
}

/**
 * Waits until the modal accepts clicks, because it ignores clicks right after opening (S15). The test clicks
 * the host element, where a click has no other effect.
 */
export async function modalAcceptsClicks(page: Page): Promise<void> {
  await headerAndModal(page).dialog.waitFor();
  await page.waitForFunction(() =>
    document
      .querySelector("vetrina-login-modal")
      ?.dispatchEvent(new MouseEvent("click", { detail: 1, cancelable: true })),
  );
}

export async function fillAndSend(page: Page, name = "giulia", password = "vetrina"): Promise<void> {
  await headerAndModal(page).userName.fill(name);
  await headerAndModal(page).password.fill(password);
  await page.keyboard.press("Enter");
}

/** Logs in through the header and waits until it shows the balance. */
export async function logIn(page: Page): Promise<void> {
  await headerAndModal(page).header.getByRole("button").first().click();
  await fillAndSend(page);
  await headerAndModal(page).inState("ready");
}

/** Logs out with the header's button, which is in the account menu where the header is narrow. */
export async function logOut(page: Page): Promise<void> {
  const { header, signOut } = headerAndModal(page);
  const menuButton = header.locator('[part~="menu-button"]');
  if (await menuButton.isVisible()) await menuButton.click();
  await signOut.click();
}

/** Calls that the sandbox has received with a method and with a part of their path. */
export function receivedCalls(
  site: WithSandbox,
  method: "GET" | "POST",
  part: string,
): readonly JournalEntry[] {
  return site.sandbox.model.journal
    .entries()
    .filter((entry) => entry.method === method && entry.path.includes(part));
}

export const receivedLogins = (site: TestSite) => receivedCalls(site, "POST", "/auth/login");
export const receivedBalanceCalls = (site: TestSite) => receivedCalls(site, "GET", "alance").filter(isCall);

const isCall = ({ path }: JournalEntry) => path.startsWith("/api/");

/** Names of the cookies that a login has written. */
export async function loginCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies
    .map(({ name }) => name)
    .filter((name) => name !== "channelId")
    .toSorted();
}

/** Writes cookies in the format of the site's own pages. */
export function giveCookies(page: Page, site: WithSandbox, cookies: Readonly<Record<string, string>>) {
  return page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: site.sandbox.siteUrl,
    })),
  );
}

/** Cookies of a logged-in player, for a login without the modal. */
export function cookiesOfPlayer(site: WithSandbox, username = "giulia"): Readonly<Record<string, string>> {
  const name = site.sandbox.model.players.find(username)?.displayName ?? "";
  return {
    JWT: site.sandbox.model.sessions.open(username),
    login: "true",
    userInfo: JSON.stringify({ name, siteNicknames: [] }),
  };
}

/**
 * Records each opening of a dialog from the start of the document, with the URL and the login cookie at that
 * time.
 */
export async function watchDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const openings: string[] = [];
    Object.assign(window, { openings });
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function show() {
      openings.push(
        `${location.search}${location.hash} ${/\bJWT=/.test(document.cookie) ? "JWT" : "no JWT"}`,
      );
      showModal.call(this);
    };
  });
}

export const openings = (page: Page) =>
  page.evaluate(() => (window as unknown as { openings: string[] }).openings);

/** Waits for two frames, after which the layout and the effects of a change are complete. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Tab order of the demo site's open modal, after the user name, which has the initial focus. */
export const modalTabOrder = [
  "password",
  "Mostra password",
  "Accedi",
  "Password dimenticata?",
  "Registrati",
  "Gioco responsabile",
  "Probabilità di vincita",
  "Chiudi",
  "username",
] as const;

/** A page of Playwright or Puppeteer. */
interface Evaluating {
  evaluate(run: () => string): Promise<string>;
}

/** Label, form name or text of the focused element, which may be in a shadow root. */
export function focused(page: Evaluating): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const named = active?.getAttribute("aria-label") ?? active?.getAttribute("name");
    return named ?? (active === document.body ? "body" : (active?.textContent ?? "").trim());
  });
}
