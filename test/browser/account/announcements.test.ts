import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { giveCookies, headerAndModal, painted } from "../support/account";
import { cookiesOfLogin, inState } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

/** Records all changes of text in the live regions of the page and of its shadow trees. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const sentences: string[] = [];
    Object.assign(window, { sentences });
    const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const textOf = (region: Element) => (region.textContent ?? "").trim();
    const regions = () =>
      rootsIn(document).flatMap((root) => [
        ...root.querySelectorAll('[role="status"], [role="alert"], [aria-live]'),
      ]);
    const lastTexts = new Map(regions().map((region) => [region, textOf(region)]));
    /** Assistive technology ignores content behind an open modal dialog. */
    const isExposed = (region: Element) => {
      const modal = rootsIn(document)
        .map((root) => root.querySelector("dialog:modal"))
        .find(Boolean);
      if (!modal) return true;
      for (let one: Element | undefined = region; one; one = (one.getRootNode() as ShadowRoot).host)
        if (modal.contains(one)) return true;
      return false;
    };
    const observed = new Set<Document | ShadowRoot>();
    const observeAll = () => {
      for (const root of rootsIn(document)) {
        if (observed.has(root)) continue;
        observed.add(root);
        observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
      }
    };
    const observer = new MutationObserver(() => {
      // The login dialog has a shadow root from the moment when it opens.
      observeAll();
      for (const region of regions()) {
        const text = textOf(region);
        if (text !== "" && text !== lastTexts.get(region) && isExposed(region)) sentences.push(text);
        lastTexts.set(region, text);
      }
    });
    observeAll();
  });
  return () => page.evaluate(() => (window as unknown as { sentences: string[] }).sentences);
}

async function openAsPlayer(path: string): Promise<Page> {
  const { page } = await site.newPage();
  await giveCookies(page, site, cookiesOfLogin(site, "giulia"));
  await page.goto(site.sandbox.siteUrl + path);
  await headerAndModal(page).inState("ready");
  await inState(page, "vetrina-responsible-gaming", "ready");
  // The modal loads last. Wait for it, because its live region must exist before the recording starts.
  await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
  return page;
}

describe("a logout", () => {
  it("is announced once by the header, on a page that visitors may see", async () => {
    const page = await openAsPlayer("/test/home");
    const sentences = await recordAnnouncements(page);
    await headerAndModal(page).signOut.click();
    await inState(page, "vetrina-responsible-gaming", "logged-out");
    await expect.poll(sentences).toContain("Hai lasciato il conto.");
    await painted(page);
    expect(await sentences()).toEqual(["Hai lasciato il conto."]);
  });

  it("is announced once by the dialog, on a page that requires a login", async () => {
    const page = await openAsPlayer("/conto");
    // A panel that loads for a long time makes an announcement, so wait until both panels are ready.
    for (const tag of ["vetrina-open-bets", "vetrina-responsible-gaming"]) await inState(page, tag, "ready");
    const sentences = await recordAnnouncements(page);
    await headerAndModal(page).signOut.click();
    await headerAndModal(page).dialog.waitFor();
    await inState(page, "vetrina-open-bets", "logged-out");
    await expect.poll(sentences).not.toEqual([]);
    await painted(page);
    expect(await sentences()).toEqual(["Hai lasciato il conto. Per vedere questa pagina accedi di nuovo."]);
  });

  it("does not prevent announcements of later failures", async () => {
    const page = await openAsPlayer("/test/home");
    await headerAndModal(page).signOut.click();
    await inState(page, "vetrina-responsible-gaming", "logged-out");
    const region = page.locator('vetrina-responsible-gaming [part~="meta"] > p');
    expect(await region.getAttribute("role")).toBeNull();
    await giveCookies(page, site, cookiesOfLogin(site, "giulia"));
    for (const match of [accountPaths.selfExclusion, accountPaths.statelessSelfExclusion])
      site.sandbox.fault({ match, status: 500 });
    const sentences = await recordAnnouncements(page);
    await page.evaluate(() =>
      (
        window as unknown as { Vetrina: { session: { current(): Promise<unknown> } } }
      ).Vetrina.session.current(),
    );
    await expect
      .poll(async () => (await sentences()).join())
      .toContain("Non siamo riusciti a verificare i limiti");
  });
});
