import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { launchChromium } from "../../test/browser/support/chromium";
import { liveCasinoPictures } from "./live-casino";
import { height, width } from "./shapes";

/** Folder of the demo site's pictures. */
const assets = new URL("../../sandbox/server/site/assets/", import.meta.url);

/** Enough for flat colours; the files stay far below 15 KB. */
const quality = 0.82;

/** Draws an SVG image. Returns a WebP file of the same size, in base64. */
function paint(page: Page, svg: string): Promise<string> {
  return page.evaluate(
    async ([source, type, ...numbers]) => {
      const [wide, high, fineness] = numbers.map(Number) as [number, number, number];
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: wide, height: high });
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL(type, fineness).split(",")[1] ?? "";
    },
    [svg, "image/webp", width, height, quality] as const,
  );
}

/**
 * Draws the pictures of the demo's live tables with the Chromium of the tests: `npx tsx scripts/demo-images/main.ts`.
 */
async function main(): Promise<void> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const folder = new URL("live-casino/", assets);
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(liveCasinoPictures)) {
    const picture = Buffer.from(await paint(page, svg), "base64");
    writeFileSync(new URL(`${name}.webp`, folder), picture);
    console.log(`live-casino/${name}.webp ${(picture.length / 1000).toFixed(1)} KB`);
  }
  await browser.close();
}

await main();
