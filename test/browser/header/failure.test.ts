import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Fault } from "../../../sandbox/model";
import {
  accountMarkup,
  receivedBalanceCalls,
  cookiesOfPlayer,
  fillAndSend,
  giveCookies,
  receivedCalls,
  loginCookies,
  headerAndModal,
  painted,
} from "../support/account";
import type { ConsoleMessages } from "../support/chromium";
import { holdAnswer, type Release } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

/** Records the effects of the error catalogue in order, with the state of the session at each. */
const recorder = `<script>
  window.steps = [];
  const left = () => (/\\bJWT=/.test(document.cookie) ? "cookies" : "no cookies")
    + (localStorage.getItem("favorite_storage") ? ", favourites" : ", no favourites");
  const removeItem = Storage.prototype.removeItem;
  Storage.prototype.removeItem = function (key) {
    if (key === "favorite_storage") window.steps.push("favourites go: " + left());
    removeItem.call(this, key);
  };
  document.addEventListener("vetrina:login-request", ({ detail }) =>
    window.steps.push("request " + detail.view + " " + detail.reason + ": " + left()));
  document.addEventListener("vetrina:error", ({ detail }) => window.steps.push("event " + detail.code));
  window.Vetrina = { q: [(vetrina) => vetrina.configure({
    onError: ({ code, error }) => window.steps.push("onError " + code + " " + error.name),
  })] };
</script>`;

const steps = (page: Page) => page.evaluate(() => (window as unknown as { steps: string[] }).steps);

async function openAsGiulia(
  config: object = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; consoleMessages: ConsoleMessages }> {
  site.sandbox.page("/test/header", { head: recorder, body: accountMarkup, config: { ...config } });
  const blank = site.sandbox.page("/test/blank", { library: false });
  const { page, consoleMessages } = await site.visit(blank);
  await giveCookies(page, site, cookiesOfPlayer(site));
  await page.evaluate(() => localStorage.setItem("favorite_storage", "[1]"));
  await prepare?.(page);
  await page.goto(`${site.sandbox.siteUrl}/test/header`);
  return { page, consoleMessages };
}

describe("a failed balance call", () => {
  itEach<
    readonly [string, Omit<Fault, "match"> | "forgotten", number | "any"],
    readonly [string, Omit<Fault, "match"> | "forgotten", number | "any"]
  >(
    [["a cut connection, which a browser retries on its own", { drop: true }, "any"]],
    [
      ["500", { status: 500 }, 1],
      ["401, because the session has ended", "forgotten", 1],
      ["503 three times", { status: 503 }, 3],
      ["nonsense", { body: "html" }, 1],
    ],
  )(
    "with %s deletes cookies and favourites, opens the modal, calls the error handler (H2), and allows a new login",
    async (_, fault, calls) => {
      if (fault !== "forgotten") site.sandbox.fault({ match: "account/balance", ...fault });
      const { page, consoleMessages } = await openAsGiulia({ account: { retryDelayMs: 10 } });
      if (fault === "forgotten") {
        await headerAndModal(page).inState("ready");
        site.sandbox.model.sessions.reset();
        site.sandbox.model.journal.clear();
        await page.evaluate(() => void (window as unknown as { steps: string[] }).steps.splice(0));
        await page.evaluate(() =>
          (window as unknown as { Vetrina: { account: { balance(): Promise<number> } } }).Vetrina.account
            .balance()
            .catch(() => undefined),
        );
      }
      const isExpired = fault === "forgotten";
      await headerAndModal(page)
        .dialog.getByText(
          isExpired
            ? "Sessione scaduta. Accedi di nuovo per continuare."
            : "In questo momento non riusciamo a leggere il saldo. Per sicurezza accedi di nuovo.",
        )
        .waitFor();
      // If the token has expired, the page first requests a new one, which the service refuses.
      const refused = isExpired ? ["onError refresh AccountFailure", "event refresh"] : [];
      expect(await steps(page), "the effects in this order").toEqual([
        ...refused,
        "favourites go: no cookies, favourites",
        `request login ${isExpired ? "expired" : "balance"}: no cookies, no favourites`,
        "onError balance HttpFailure",
        "event balance",
      ]);
      expect(await headerAndModal(page).header.getAttribute("data-state")).toBe("logged-out");
      expect(await headerAndModal(page).header.textContent()).not.toContain("0,00");
      expect(await loginCookies(page)).toEqual([]);
      if (calls !== "any") expect(receivedBalanceCalls(site)).toHaveLength(calls);
      const errors = consoleMessages.errors.filter((line) => !line.startsWith("Failed to load resource"));
      expect(errors.filter((line) => !line.includes("Unable to refresh JWT"))).toEqual([]);

      site.sandbox.model.faults.clear();
      await fillAndSend(page);
      await headerAndModal(page).inState("ready");
      expect(await headerAndModal(page).dialog.count(), "the dialog after a new login").toBe(0);
    },
  );
});

describe("a cancelled balance call", () => {
  /** Opens a page on which the balance call receives no response until `release` is called. */
  async function openHeld(config: object = {}) {
    let release: Release = () => Promise.resolve();
    const { page } = await openAsGiulia(config, async (each) => {
      release = await holdAnswer(each, "account/balance");
    });
    return { page, release };
  }

  it("is logged but has no other effect after a logout", async () => {
    const logLines: string[] = [];
    const { page, release } = await openHeld();
    page.on("console", (message) => logLines.push(message.text()));
    await expect.poll(() => receivedBalanceCalls(site).length).toBe(1);
    await headerAndModal(page).signOut.click();
    await headerAndModal(page).inState("logged-out");
    await expect.poll(() => logLines.join("\n")).toContain("the balance call was cancelled");
    await release();
    expect(receivedBalanceCalls(site)[0]?.status).toBe(200);
    await painted(page);
    expect(await steps(page)).toEqual(["favourites go: no cookies, favourites"]);
    expect(await headerAndModal(page).dialog.count()).toBe(0);
  });

  it("does not end the session if the page is left", async () => {
    const { page } = await openHeld();
    await expect.poll(() => receivedBalanceCalls(site).length).toBe(1);
    await page.goto(`${site.sandbox.siteUrl}/calendario`);
    await headerAndModal(page).inState("ready");
    expect(await loginCookies(page)).toContain("JWT");
    expect(receivedCalls(site, "GET", "account/balance")).toHaveLength(2);
  });
});
