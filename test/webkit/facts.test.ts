import { describe, expect, it } from "vitest";
import { useEngineSite } from "../engines/support/site";

const site = useEngineSite();

async function openPage(script = "") {
  site.page("/test/facts", {
    library: false,
    config: false,
    body: `<h1>Prova</h1><button type="button">Apri</button><script>${script}</script>`,
  });
  return site.visit("/test/facts");
}

describe("WebKit", () => {
  it("opens a tab in a click handler, but not after an awaited response, even with user activation", async () => {
    const { page } = await openPage(`
      window.outcomes = [];
      document.querySelector("button").onclick = async () => {
        const tab = open();
        outcomes.push(tab !== null);
        tab.close();
        await fetch("/assets/icon.svg?later");
        outcomes.push(navigator.userActivation.isActive, open() !== null);
      };`);
    await page.click("button");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { outcomes: boolean[] }).outcomes))
      .toEqual([true, true, false]);
  });

  it("rejects Secure cookies over plain http on localhost", async () => {
    const { page } = await openPage();
    const cookies = await page.evaluate(() => {
      document.cookie = "one=1; Secure";
      document.cookie = "two=2";
      return document.cookie;
    });
    expect(cookies).toBe("two=2");
  });

  it("does not have requestIdleCallback, the scrollend event or moveBefore", async () => {
    const { page } = await openPage();
    expect(
      await page.evaluate(() => [
        "requestIdleCallback" in window,
        "onscrollend" in window,
        "moveBefore" in Element.prototype,
      ]),
    ).toEqual([false, false, false]);
  });
});
