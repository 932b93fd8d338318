import { mkdirSync, writeFileSync } from "node:fs";
import { createSandbox } from "../../sandbox/server";
import { launchChromium } from "../../test/browser/support/chromium";

/** Writes `docs/pictures/demo.png`: tables of the demo site with a logged-in player. Needs a build. */
async function takePicture(): Promise<void> {
  const sandbox = await createSandbox({ port: 0, quiet: true });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, locale: "it-IT" });
    const header = page.locator("vetrina-balance-header");
    await page.goto(`${sandbox.siteUrl}/`);
    await header.getByRole("button", { name: "Accedi" }).click();
    await page.locator('input[name="username"]').fill("giulia");
    await page.locator('input[name="password"]').fill("vetrina");
    await page.keyboard.press("Enter");
    await header.getByRole("button", { name: "Esci" }).waitFor();
    await page.goto(`${sandbox.siteUrl}/live-casino`);
    await header.getByRole("button", { name: "Esci" }).waitFor();
    await page.locator('vetrina-live-casino-card[data-state="ready"]').first().waitFor();
    await page.waitForLoadState("networkidle");
    const folder = new URL("../../docs/pictures/", import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL("demo.png", folder), await page.screenshot());
  } finally {
    await browser.close();
    await sandbox.close();
  }
}

await takePicture();
