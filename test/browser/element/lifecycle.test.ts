import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { FixtureApi } from "../fixtures/elements";
import { aliveIn, census } from "../support/census";
import { useFixture } from "../support/fixture";

declare const fixture: FixtureApi;

const openPage = useFixture("elements.tsx");
let page: Page;

const count = () => aliveIn(page);
const settled = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

describe("insertion and removal", () => {
  it("leave as many listeners, timers and observers as before after 100 rounds (X3, R12)", async () => {
    page = await openPage(`${census}<vetrina-probe id="it"></vetrina-probe>`);
    await page.evaluate(() => fixture.defineOurs("vetrina-probe"));
    await page.locator("#it button").first().waitFor();
    await settled();
    const before = await count();
    await page.evaluate(async () => {
      const element = document.querySelector("#it") as HTMLElement;
      for (let round = 0; round < 100; round += 1) {
        element.remove();
        await new Promise((done) => setTimeout(done));
        document.body.append(element);
        await new Promise((done) => setTimeout(done));
      }
    });
    await settled();
    expect(await count()).toEqual(before);
    expect(await page.evaluate(() => fixture.counts)).toEqual({ mounts: 101, unmounts: 100 });
    expect(await page.evaluate(() => fixture.sizeOf("vetrina-probe"))).toBe(1);
    expect(await page.evaluate(() => document.querySelector("#it")?.shadowRoot?.childElementCount)).toBe(1);
    await page.evaluate(() => document.querySelector("#it")?.remove());
    await settled();
    expect((await count()).observers).toBe(before.observers - 1);
  });

  it("mount a hundred elements that are inserted at once", async () => {
    const many = Array.from(
      { length: 100 },
      (_, index) => `<vetrina-probe data-count="${index}"></vetrina-probe>`,
    );
    page = await openPage(many.join(""));
    await page.evaluate(() => fixture.defineOurs("vetrina-probe"));
    await page.waitForFunction(
      () => document.querySelectorAll('vetrina-probe[data-state="ready"]').length === 100,
    );
    expect(await page.locator("vetrina-probe").nth(99).locator("button").first().textContent()).toContain(
      '"count":99',
    );
  });

  it("do not mount an element that was removed before its turn", async () => {
    page = await openPage("<vetrina-probe></vetrina-probe>");
    await page.evaluate(() => {
      fixture.defineOurs("vetrina-probe");
      document.querySelector("vetrina-probe")?.remove();
    });
    await settled();
    expect(await page.evaluate(() => fixture.sizeOf("vetrina-probe"))).toBe(0);
    expect(await page.evaluate(() => fixture.counts.mounts)).toBe(0);
  });

  it("parse a present attribute once at upgrade", async () => {
    page = await openPage('<vetrina-probe data-count="4321"></vetrina-probe>');
    const readings = await page.evaluate(() => {
      const native = Number;
      let calls = 0;
      globalThis.Number = new Proxy(native, {
        apply(target, self, parameters: unknown[]) {
          if (parameters[0] === "4321") calls += 1;
          return Reflect.apply(target, self, parameters) as number;
        },
      });
      fixture.defineOurs("vetrina-probe");
      globalThis.Number = native;
      return calls;
    });
    expect(readings).toBe(1);
    expect(await page.locator("vetrina-probe button").first().textContent()).toContain('"count":4321');
  });

  it("keep the styles after a move to another document, and find both required internals of r2wc's core", async () => {
    page = await openPage("<vetrina-probe></vetrina-probe><iframe></iframe>");
    await page.evaluate(() => fixture.defineOurs("vetrina-probe"));
    await page.locator("vetrina-probe button").first().waitFor();
    const internals = await page.evaluate(() => {
      const element = document.querySelector("vetrina-probe") as unknown as Record<symbol, unknown>;
      return [typeof element[Symbol.for("r2wc.props")], typeof element[Symbol.for("r2wc.render")]];
    });
    expect(internals, "internals of r2wc").toEqual(["object", "function"]);
    const sheets = await page.evaluate(() => {
      const element = document.querySelector("vetrina-probe") as HTMLElement;
      document.querySelector("iframe")?.contentDocument?.body.append(element);
      return element.shadowRoot?.adoptedStyleSheets.length;
    });
    expect(sheets).toBe(1);
  });
});
