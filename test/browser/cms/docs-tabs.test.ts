import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { onDisk } from "./docs-pages";

const site = useTestSite();

describe("the tabs of an element's page", () => {
  it("move the focus and open their panels with the arrow keys, Home and End, and form one tab stop", async () => {
    const { page } = await site.visit("/docs/date-picker.html");
    const tab = (name: string) => page.getByRole("tab", { name });
    await tab("Esempio").focus();
    for (const [key, name] of [
      ["ArrowRight", "Attributi"],
      ["End", "Sviluppo"],
      ["ArrowRight", "Esempio"],
      ["ArrowLeft", "Sviluppo"],
      ["Home", "Esempio"],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(":focus").and(tab(name)).waitFor();
      await page.getByRole("tabpanel", { name }).waitFor();
      expect(await page.getByRole("tabpanel").count()).toBe(1);
      expect(await page.locator('[role="tab"][tabindex="0"]').allTextContents()).toEqual([name]);
    }
  });

  it("open the panel that contains the target of a link or URL fragment, even if another panel is open", async () => {
    const { page } = await site.visit("/docs/live-casino-card.html");
    const link = page.getByRole("link", { name: "il blocco di configurazione" });
    const heading = page.getByRole("heading", { level: 2, name: "Configurazione" });
    await link.click();
    await heading.waitFor();
    await page.getByRole("tab", { name: "Esempio" }).click();
    await heading.waitFor({ state: "hidden" });
    await link.click();
    await heading.waitFor();
    await page.goto(`${site.sandbox.siteUrl}/docs/date-picker.html#data-min-date`);
    await page.locator("#data-min-date").waitFor();
    const top = () => page.locator("#data-min-date").evaluate((row) => row.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
  });

  it("are not shown without JavaScript or in print, and all panels are visible instead", async () => {
    const ends = ["#data-min-date", "#react"];
    const plain = await site.newPage({ javaScriptEnabled: false });
    await plain.page.goto(onDisk("date-picker.html"));
    const { page } = await site.visit("/docs/date-picker.html");
    await page.getByRole("tablist").waitFor();
    await page.emulateMedia({ media: "print" });
    for (const each of [plain.page, page]) {
      expect(await each.getByRole("tab").count()).toBe(0);
      for (const id of ends) await each.locator(id).waitFor();
    }
  });
});
