import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { FixtureApi } from "../fixtures/elements";
import { recordConsole } from "../support/chromium";
import { useFixture } from "../support/fixture";
import { itEach } from "../support/slow-cases";

declare const fixture: FixtureApi;
declare const makeFallbackThrow: () => void;

const openPage = useFixture("elements.tsx");
let page: Page;

const tag = "vetrina-probe";
const otherTag = "vetrina-other";
const markup = `
  <${tag} id="first" data-label="primo">uno</${tag}>
  <${tag} id="second" data-label="secondo">due</${tag}>
  <${tag} id="third" data-label="terzo">tre</${tag}>
  <${otherTag} id="other" data-label="altro">quattro</${otherTag}>`;

/** Breaks the first element and also the fallback of its boundary, so that nothing catches the error. */
const tampering = `<script>
  function makeFallbackThrow() {
    const first = document.querySelector("#first");
    Object.defineProperty(first, "textContent", { get() { throw new Error("tampered element"); } });
    console.error = () => { throw new Error("tampered console"); };
    first.setAttribute("data-fail", "render");
  }
</script>`;

async function open(): Promise<void> {
  page = await openPage(markup + tampering);
  await page.evaluate(() => {
    fixture.defineOurs("vetrina-probe");
    fixture.defineOurs("vetrina-other");
  });
  await page.locator("#third button").first().waitFor();
}

const label = (id: string) =>
  page.evaluate((name) => {
    const text = document.querySelector(name)?.shadowRoot?.querySelector("button")?.textContent;
    return text ? (JSON.parse(text) as { label: string }).label : undefined;
  }, id);

const state = (id: string) =>
  page.evaluate((name) => (document.querySelector(name) as HTMLElement).dataset.state, id);
const showsFallback = (id: string) =>
  page.evaluate(
    (name) => document.querySelector(name)?.shadowRoot?.querySelector("slot")?.isConnected === true,
    id,
  );

const frames = (count: number) =>
  page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

async function expectOthersAlive(): Promise<void> {
  expect(await label("#second")).toBe("secondo");
  expect(await label("#third")).toBe("terzo");
  expect(await label("#other")).toBe("altro");
}

describe("a failure in one element", () => {
  itEach(["effect"], ["render"])(
    "is reported once and does not affect other elements if it occurs in %s",
    async (where) => {
      await open();
      await page.evaluate((value) => {
        const reports: unknown[] = [];
        Object.assign(window, { reports });
        document.addEventListener("vetrina:error", (event) => {
          const { code, tag: failed } = (event as CustomEvent<{ code: string; tag: string }>).detail;
          reports.push({ code, tag: failed });
        });
        document.querySelector("#first")?.setAttribute("data-fail", value);
      }, where);
      await frames(2);
      expect(await page.evaluate(() => (window as { reports?: unknown[] }).reports)).toEqual([
        { code: "crash", tag },
      ]);
      expect(await state("#first")).toBe("error");
      expect(await showsFallback("#first")).toBe(true);
      await expectOthersAlive();
      await page.evaluate(() => document.querySelector("#first")?.removeAttribute("data-fail"));
      await frames(2);
      expect(await label("#first"), "mended attributes bring it back").toBe("primo");
      expect(await state("#first")).toBe("ready");
      expect(await showsFallback("#first")).toBe(false);
    },
  );

  it("does not affect other elements if it occurs in an effect's cleanup during removal", async () => {
    await open();
    await page.evaluate(() => document.querySelector("#first")?.setAttribute("data-fail", "cleanup"));
    await frames(2);
    await page.evaluate(() => document.querySelector("#first")?.remove());
    await frames(2);
    await expectOthersAlive();
    expect(await page.evaluate(() => fixture.sizeOf("vetrina-probe"))).toBe(2);
  });

  it("ends the React root if the boundary's fallback throws, but restores the siblings within a frame", async () => {
    await open();
    const mounts = await page.evaluate(() => fixture.counts.mounts);
    await page.evaluate(() => {
      Object.assign(document.querySelector("#second") as object, { value: "2026-11-21" });
      makeFallbackThrow();
    });
    await frames(1);
    expect(await page.evaluate(() => fixture.counts.mounts), "both siblings in new roots").toBe(mounts + 2);
    await expectOthersAlive();
    expect(await page.evaluate(() => (document.querySelector("#second") as HTMLInputElement).value)).toBe(
      "2026-11-21",
    );
    expect(await showsFallback("#first")).toBe(true);
    expect(await page.evaluate(() => document.querySelector("#first")?.getAttribute("data-state"))).toBe(
      "error",
    );
    const renders = await page.evaluate(() => fixture.counts.mounts);
    await frames(5);
    expect(await page.evaluate(() => fixture.counts.mounts), "no loop").toBe(renders);
    await page.evaluate(() => document.querySelector("#second")?.setAttribute("data-label", "cambiato"));
    await frames(1);
    expect(await label("#second"), "attributes still arrive").toBe("cambiato");
  });

  it("does not prevent new elements from rendering after a lost root, and leaves the failed element removable", async () => {
    await open();
    await page.evaluate(() => {
      makeFallbackThrow();
    });
    await frames(2);
    await page.evaluate(() => {
      document.querySelector("#first")?.remove();
      const fourth = document.createElement("vetrina-probe");
      fourth.id = "fourth";
      fourth.dataset.label = "quarto";
      document.body.append(fourth);
    });
    await frames(2);
    expect(await label("#fourth")).toBe("quarto");
    await expectOthersAlive();
    expect(await page.evaluate(() => fixture.sizeOf("vetrina-probe"))).toBe(3);
  });

  it("is repaired after a foreign script has emptied the shadow root", async () => {
    await open();
    await page.evaluate(() => document.querySelector("#first")?.shadowRoot?.replaceChildren());
    await frames(2);
    expect(await label("#first"), "the box is put back").toBe("primo");
    await page.evaluate(() => {
      const first = document.querySelector("#first") as HTMLElement;
      first.shadowRoot?.querySelector("div")?.replaceChildren();
      first.remove();
    });
    await frames(2);
    await expectOthersAlive();
  });

  it("puts the element into the error state if its shadow root is emptied repeatedly", async () => {
    await open();
    await page.evaluate(async () => {
      const root = document.querySelector("#first")?.shadowRoot;
      for (let round = 0; round < 5; round += 1) {
        root?.replaceChildren();
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await state("#first")).toBe("error");
    await expectOthersAlive();
  });

  it("prevents the ready event if the element throws during its first render", async () => {
    page = await openPage('<vetrina-probe data-fail="render">uno</vetrina-probe>');
    const eventTypes = await page.evaluate(async () => {
      const events: string[] = [];
      document.addEventListener("vetrina:widget-ready", ({ type }) => events.push(type));
      document.addEventListener("vetrina:error", ({ type }) => events.push(type));
      fixture.defineOurs("vetrina-probe");
      await new Promise(requestAnimationFrame);
      return events;
    });
    expect(eventTypes).toEqual(["vetrina:error"]);
  });

  it("is logged with the name of the missing required attribute", async () => {
    page = await openPage("<vetrina-needy></vetrina-needy>");
    const { warnings } = recordConsole(page);
    await page.evaluate(() => fixture.defineOurs("vetrina-needy"));
    await page.locator('vetrina-needy[data-state="error"]').waitFor();
    expect(warnings).toEqual([expect.stringContaining("<vetrina-needy> needs data-game")]);
    expect(await page.locator("vetrina-needy").getByText("non è al momento disponibile").isVisible()).toBe(
      true,
    );
    await page.evaluate(() => document.querySelector("vetrina-needy")?.setAttribute("data-game", "roulette"));
    await page.locator('vetrina-needy[data-state="ready"]').waitFor();
  });
});
