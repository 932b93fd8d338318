import { expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectorOf, linesOf, saying } from "./inspector-page";

const site = useTestSite();

it("the inspector moves into a modal dialog, where it can be used, and only the inspector closes by Esc", async () => {
  site.sandbox.page(
    "/test/inspected",
    "<main><h1>Prova</h1><vetrina-date-picker>x</vetrina-date-picker><dialog>Modale</dialog></main>",
  );
  const { page } = await site.visit("/test/inspected?vetrina-inspect");
  await saying(page, "vetrina-date-picker", "Si mostra.");
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
  await page.waitForFunction(() => document.querySelector("dialog > [data-vetrina-inspector]"));
  await linesOf(page, "vetrina-date-picker").locator("summary").click();
  await linesOf(page, "vetrina-date-picker").getByText("Stato").waitFor();
  await page.keyboard.press("Escape");
  await inspectorOf(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.querySelector("dialog")?.open)).toBe(true);
});
