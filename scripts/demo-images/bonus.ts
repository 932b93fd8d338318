import { mkdirSync, writeFileSync } from "node:fs";
import type { drawPicture as Draw } from "../../sandbox/browser/pictures";
import { demoBonuses } from "../../sandbox/model/bonus/demo-bonuses";
import { demoSpace } from "../../sandbox/model/gamification/space/state";
import {
  type PictureAddress,
  pictureFile,
  pictureSizes,
  type PictureSubject,
  type PictureVariant,
} from "../../sandbox/model/bonus/pictures";
import { bundle } from "../../test/browser/support/bundle";
import { launchChromium } from "../../test/browser/support/chromium";

/*
 * Draws the pictures of the demo's bonuses and gamification entities with the Chromium of the tests:
 * npx tsx scripts/demo-images/bonus.ts
 */

const folder = new URL("../../sandbox/server/site/assets/bonus/", import.meta.url);

/** Enough for flat colours. */
const quality = 0.86;

/** The pictures that the demo's bonuses and gamification entities use. */
function neededPictures(): readonly (readonly [PictureSubject, PictureVariant])[] {
  const needed = new Map<string, readonly [PictureSubject, PictureVariant]>();
  const need: PictureAddress = (subject, variant) => {
    const file = pictureFile(subject, variant);
    needed.set(file, [subject, variant]);
    return file;
  };
  demoBonuses(0, need);
  demoSpace({ now: 0, picture: need });
  return [...needed.values()];
}

async function main(): Promise<void> {
  const drawing = new URL("../../sandbox/browser/pictures/index.ts", import.meta.url);
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle(drawing, { globalName: "drawing" }) });
  mkdirSync(folder, { recursive: true });
  for (const [subject, variant] of neededPictures()) {
    const data = await page.evaluate(
      ([name, size, fineness]) => {
        const canvas = Object.assign(document.createElement("canvas"), size);
        const context = canvas.getContext("2d");
        const { drawPicture } = (globalThis as unknown as { drawing: { drawPicture: typeof Draw } }).drawing;
        if (context) drawPicture(context, name);
        return canvas.toDataURL("image/webp", fineness).split(",")[1] ?? "";
      },
      [subject, pictureSizes[variant], quality] as const,
    );
    const file = pictureFile(subject, variant);
    const picture = Buffer.from(data, "base64");
    writeFileSync(new URL(file, folder), picture);
    console.log(`bonus/${file} ${(picture.length / 1000).toFixed(1)} KB`);
  }
  await browser.close();
}

await main();
