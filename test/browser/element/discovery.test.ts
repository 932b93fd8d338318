import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DiscoveryApi } from "../fixtures/discovery";
import { useFixture } from "../support/fixture";

declare const fixture: DiscoveryApi;

const openPage = useFixture("discovery.tsx");
let page: Page;

const space = '<div style="height:5000px"></div>';

describe("mounting of a widget", () => {
  it("happens at once or when the browser is idle, as defined", async () => {
    page = await openPage("<vetrina-now></vetrina-now><vetrina-idle></vetrina-idle>");
    await page.locator('vetrina-now[data-state="ready"]').waitFor();
    await page.locator('vetrina-idle[data-state="ready"]').waitFor();
    expect(await page.evaluate(() => fixture.loads)).toEqual({ "vetrina-now": 1, "vetrina-idle": 1 });
  });

  it("is delayed until the widget is near the viewport, and the author's link stays visible until then", async () => {
    const close = '<vetrina-near id="close"><a href="#y">qui</a></vetrina-near>';
    const far = '<vetrina-near id="far"><a href="#x">tavolo</a></vetrina-near>';
    page = await openPage(close + space + far);
    await page.locator('#close[data-state="ready"]').waitFor();
    expect(await page.locator("#far").getAttribute("data-state")).toBeNull();
    expect(await page.locator("#far a").boundingBox()).not.toBeNull();
    await page.evaluate(() => scrollTo(0, 5000));
    await page.locator('#far[data-state="ready"]').waitFor();
    expect(await page.evaluate(() => fixture.loads["vetrina-near"])).toBe(1);
  });

  it.each([
    ["before its tag is defined", "vetrina-now"],
    ["afterwards", "vetrina-near"],
  ])(
    "happens near the viewport after the element was removed and inserted elsewhere: %s",
    async (_, first) => {
      page = await openPage(
        `<${first} id="first"></${first}>${space}<vetrina-near id="far">x</vetrina-near>`,
      );
      await page.locator('#first[data-state="ready"]').waitFor();
      expect(await page.evaluate(() => fixture.loads["vetrina-near"] ?? 0)).toBe(
        first === "vetrina-near" ? 1 : 0,
      );
      await page.evaluate(async () => {
        const element = document.querySelector("#far") as HTMLElement;
        element.remove();
        await new Promise(requestAnimationFrame);
        document.body.prepend(element);
      });
      await page.locator('#far[data-state="ready"]').waitFor();
    },
  );
});

describe("an element that uses other elements in its shadow root", () => {
  it("loads the other elements, and detects which ones exist", async () => {
    page = await openPage("<vetrina-outer></vetrina-outer>");
    await page.locator('vetrina-outer vetrina-now[data-state="ready"]').waitFor();
    expect(await page.locator("vetrina-outer #offered").innerText()).toBe("vetrina-now");
  });
});

describe("a chunk that fails without a request", () => {
  it("is not loaded in a loop, even on a page that inserts a new element at each error", async () => {
    const answering = `<script>
      document.documentElement.dataset.broken = "vetrina-now";
      document.addEventListener("vetrina:error", () => document.body.append(document.createElement("vetrina-now")));
    </script>`;
    page = await openPage(`${answering}<vetrina-now>x</vetrina-now>`);
    await page.locator('vetrina-now[data-state="error"]').first().waitFor();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) {
        document.body.append(document.createElement("vetrina-now"));
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await page.evaluate(() => fixture.loads["vetrina-now"])).toBeLessThan(6);
    const isDefined = await page.evaluate(async () => {
      delete document.documentElement.dataset.broken;
      await fixture.discovery.load("vetrina-now");
      return customElements.get("vetrina-now") !== undefined;
    });
    expect(isDefined).toBe(true);
  });
});

describe("shadow roots passed to `discover`", () => {
  it("are garbage-collected with their hosts", async () => {
    page = await openPage();
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      const roots: WeakRef<ShadowRoot>[] = [];
      for (let index = 0; index < 20; index += 1) {
        const root = document.createElement("div").attachShadow({ mode: "open" });
        fixture.discovery.discover(root);
        roots.push(new WeakRef(root));
      }
      Object.assign(window, { roots });
    });
    await session.send("HeapProfiler.collectGarbage");
    const alive = await page.evaluate(
      () =>
        (window as unknown as { roots: WeakRef<ShadowRoot>[] }).roots.filter((root) => root.deref()).length,
    );
    expect(alive).toBeLessThan(3);
  });
});
