import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { readyThemes } from "../../distribution/ready-themes";
import { createSandbox, type Sandbox } from "../../sandbox/server";
import { launchChromium } from "../browser/support/chromium";

const root = new URL("../../", import.meta.url);

async function logIn(page: Page): Promise<void> {
  const header = page.locator("vetrina-balance-header");
  await header.getByRole("button", { name: "Accedi" }).click();
  await page.locator('input[name="username"]').fill("giulia");
  await page.locator('input[name="password"]').fill("vetrina");
  await page.keyboard.press("Enter");
  await header.getByRole("button", { name: "Esci" }).waitFor();
}

/** Writes `docs/pictures/demo.png`, an image of the demo site's live tables with a logged-in player. */
async function takeReadmePicture(page: Page, { siteUrl }: Sandbox): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`${siteUrl}/live-casino`);
  await page.locator("vetrina-balance-header").getByRole("button", { name: "Esci" }).waitFor();
  await page.locator('vetrina-live-casino-card[data-state="ready"]').first().waitFor();
  await page.waitForLoadState("networkidle");
  mkdirSync(new URL("docs/pictures/", root), { recursive: true });
  writeFileSync(new URL("docs/pictures/demo.png", root), await page.screenshot());
}

const themeBody = `<main>
  <vetrina-balance-header>Saldo</vetrina-balance-header>
  <div class="columns">
    <vetrina-bonus-carousel data-variant="grid" data-limit="1">Bonus</vetrina-bonus-carousel>
    <vetrina-awards data-limit="2">Premi</vetrina-awards>
    <vetrina-instant-win data-ids="iw-caselle">Giochi</vetrina-instant-win>
  </div>
</main>`;

const themeStyles = `body { margin: 0; background: var(--vetrina-bg, #f7f6f2) }
  main { display: grid; gap: 20px; max-inline-size: none; padding: 24px }
  .columns { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px; align-items: start }`;

/** Converts a screenshot to WebP in the browser, because no other tool here can encode it. */
async function webp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.86).split(",")[1] ?? "";
  }, png.toString("base64"));
  await page.close();
  return Buffer.from(base64, "base64");
}

/**
 * Writes `clientlibs/docs/assets/theme-<name>.webp` for each ready theme, with header, bonus, awards and a
 * game.
 */
async function takeThemePictures(page: Page, sandbox: Sandbox): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  await page.setViewportSize({ width: 1120, height: 700 });
  for (const [name, css] of readyThemes()) {
    const path = `/test/theme-${name}` as const;
    sandbox.page(path, { head: `<style>${css}${themeStyles}</style>`, body: themeBody });
    await page.goto(sandbox.siteUrl + path);
    await page.evaluate((theme) => (document.documentElement.dataset.vetrinaTheme = theme), name);
    for (const tag of ["bonus-carousel", "awards", "instant-win"])
      await page.locator(`vetrina-${tag}[data-state="ready"]`).waitFor();
    await page.waitForLoadState("networkidle");
    const file = new URL(`clientlibs/docs/assets/theme-${name}.webp`, root);
    writeFileSync(file, await webp(browser, await page.screenshot()));
  }
}

/** Takes the screenshots of the README and of the ready themes. Needs a build. */
async function takePictures(): Promise<void> {
  const sandbox = await createSandbox({ port: 0, quiet: true });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: "it-IT" });
    await page.goto(`${sandbox.siteUrl}/`);
    await logIn(page);
    await takeReadmePicture(page, sandbox);
    await takeThemePictures(page, sandbox);
  } finally {
    await browser.close();
    await sandbox.close();
  }
}

await takePictures();
