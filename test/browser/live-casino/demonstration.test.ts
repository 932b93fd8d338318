import { expect } from "vitest";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { splitWords } from "../support/text-fit";
import { card, tag } from "./cards";

const site = useTestSite();

const widths = [180, 197, 210, 240, 290];

itEach(["wide"] as const, ["usual"] as const)(
  "a card in demo mode states that it does not open a table, without a broken word in a narrow column (%s font)",
  async (face) => {
    const cards = widths.map((width) => `<div style="width: ${width}px">${card("evo-006")}</div>`);
    site.sandbox.page("/test/demonstration", { body: `<div data-demo="logged-in">${cards.join("")}</div>` });
    const { page } = await site.visit("/test/demonstration", { face });
    const buttons = page.locator(`${tag} button.enter`);
    await expect.poll(() => buttons.count()).toBe(widths.length);
    for (const button of await buttons.all()) await button.click();
    await expect.poll(() => page.getByText("qui non si apre nessun tavolo").count()).toBe(widths.length);
    expect(await splitWords(page, tag)).toEqual([]);
  },
);
