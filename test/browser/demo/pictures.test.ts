import { describe, expect, it } from "vitest";
import type { BonusRecord } from "../../../sandbox/model";
import { bundle } from "../support/bundle";
import { sharedChromium } from "../support/chromium";

/** Runs in the page: reads the demo's bonus list as its widgets do, and the sizes of its pictures. */
const readBonuses = `(async () => {
  const { configuration, browser } = demo.createDemo("logged-out");
  const answer = await browser.fetch(configuration.bonus.origin + configuration.bonus.paths.list);
  const text = await answer.text();
  const { bonus } = JSON.parse(text).result;
  const addresses = bonus.flatMap((entry) => [entry.urlImageHpMobile, entry.urlImageDesk]).filter(Boolean);
  const sizes = await Promise.all(addresses.map(async (src) => {
    const image = Object.assign(new Image(), { src });
    return image.decode().then(() => [image.naturalWidth, image.naturalHeight], () => undefined);
  }));
  return { bonus, bytes: text.length, sizes };
})()`;

interface BonusList {
  readonly bonus: readonly BonusRecord[];
  readonly bytes: number;
  readonly sizes: readonly (readonly [number, number] | undefined)[];
}

describe("pictures of a demo", () => {
  it("are drawn in the page without the network, are valid images, and keep the list small", async () => {
    const page = await (await sharedChromium()).newPage();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const demo = new URL("../../../sandbox/browser/index.ts", import.meta.url);
    await page.addScriptTag({ content: await bundle(demo, { globalName: "demo" }) });
    const { bonus, bytes, sizes } = await page.evaluate<BonusList>(readBonuses);
    expect(bonus[0]?.urlImageHpMobile).toMatch(/^data:image\/jpeg;base64,/);
    expect(sizes.filter((size) => size !== undefined)).toEqual(
      expect.arrayContaining([
        [600, 338],
        [800, 333],
      ]),
    );
    // The client refuses responses above 1 MB.
    expect(bytes).toBeLessThan(900_000);
    expect(requested.filter((url) => url.startsWith("http"))).toEqual([]);
    await page.close();
  });
});
