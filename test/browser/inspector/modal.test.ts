import { expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectorOf, linesOf, saying } from "./inspector-page";

const site = useTestSite();

it("the inspector opens inside a modal dialog, where it can be used, and closes alone by Esc", async () => {
  site.sandbox.page(
    "/test/inspected",
    "<main><h1>Prova</h1><vetrina-date-picker>x</vetrina-date-picker><dialog>Modale</dialog></main>",
  );
  const { page } = await site.visit("/test/inspected");
  await page.waitForFunction("Vetrina.inspect");
  await page.evaluate(() => {
    document.querySelector("dialog")?.showModal();
    return (window as unknown as { Vetrina: { inspect(): Promise<void> } }).Vetrina.inspect();
  });
  await saying(page, "vetrina-date-picker", "Si mostra.");
  await linesOf(page, "vetrina-date-picker").locator("summary").click();
  await linesOf(page, "vetrina-date-picker").getByText("Stato").waitFor();
  await page.keyboard.press("Escape");
  await inspectorOf(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.querySelector("dialog")?.open)).toBe(true);
});
