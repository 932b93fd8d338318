import { describe, expect, it } from "vitest";
import type { DiscoveryApi } from "../browser/fixtures/discovery";
import type { FixtureApi } from "../browser/fixtures/elements";
import { engineName } from "./support/engine";
import {
  type EnginePage,
  focused,
  painted,
  waitUntilPresent,
  waitUntilVisible,
  setAttribute,
} from "./support/page";
import { define, openProbes, probesAlive, shown, tag } from "./support/probe";
import { useEngineSite } from "./support/site";

declare const fixture: FixtureApi & DiscoveryApi;

const site = useEngineSite();

const open = (markup: string) => openProbes(site, markup);
const mounts = (page: EnginePage) => page.evaluate(() => ({ ...fixture.counts }));

describe("attributes and properties", () => {
  it("are read at the upgrade, and cause one message for each invalid value", async () => {
    const { page, consoleMessages } = await open(
      `<${tag} data-open data-label="" data-count="12px" data-since="{oops"></${tag}>`,
    );
    expect(await shown(page)).toMatchObject({ open: true, label: "", count: 7 });
    const { errors, warnings } = await consoleMessages();
    expect(errors).toEqual([]);
    expect(warnings.toSorted()).toEqual([
      expect.stringContaining('data-count="12px"'),
      expect.stringContaining("{oops"),
    ]);
  });

  it("take effect when they change, become empty or are removed", async () => {
    const { page } = await open(`<${tag} data-label="uno" data-count="3"></${tag}>`);
    expect(await shown(page)).toMatchObject({ label: "uno", count: 3 });
    await setAttribute(page, tag, "data-label", "due");
    await setAttribute(page, tag, "data-count", "tre");
    expect(await shown(page)).toMatchObject({ label: "due", count: 7 });
    await setAttribute(page, tag, "data-label", "");
    expect((await shown(page)).label).toBe("");
    await page.on(tag, (element) => element.removeAttribute("data-label"));
    expect((await shown(page)).label).toBe("senza");
  });

  it("keep a value that was set before the element was defined, and can be set again", async () => {
    const { page } = await site.openFixture("elements.tsx", `<${tag}></${tag}>`);
    const set = (value: string) =>
      page.on(tag, (element, text) => void Object.assign(element, { value: text }), value);
    await set("2026-11-12");
    await define(page);
    expect((await shown(page)).value).toBe("2026-11-12");
    await set("2026-11-13");
    expect((await shown(page)).value).toBe("2026-11-13");
  });
});

describe("elements that are added, moved or removed", () => {
  it("keep their state when moved with append or moveBefore, even a hundred times in one task", async () => {
    const { page } = await open(`<div><${tag}></${tag}></div>`);
    await page.click(`${tag} >>> button`);
    await page.on(tag, (element) => document.body.append(element));
    expect((await shown(page)).clicks).toBe(1);
    const hasMoved = await page.on(tag, (element) => {
      const parent = document.body as Element & { moveBefore?(node: Node, child: Node | null): void };
      parent.moveBefore?.(element, document.body.firstChild);
      return parent.firstChild === element;
    });
    expect(hasMoved).toBe(engineName === "firefox");
    expect((await shown(page)).clicks).toBe(1);
    await page.on(tag, (element) => {
      for (let round = 0; round < 100; round += 1) {
        element.remove();
        document.body.append(element);
      }
    });
    expect((await shown(page)).clicks).toBe(1);
    expect(await mounts(page)).toEqual({ mounts: 1, unmounts: 0 });
  });

  it("unmount only if they stay removed, and mount again when added", async () => {
    const { page } = await open(`<${tag}></${tag}>`);
    await page.on(tag, async (element) => {
      for (let round = 0; round < 20; round += 1) {
        element.remove();
        await new Promise((done) => setTimeout(done));
        document.body.append(element);
        await new Promise((done) => setTimeout(done));
      }
    });
    await painted(page);
    expect(await mounts(page)).toEqual({ mounts: 21, unmounts: 20 });
    expect(await page.on(tag, ({ shadowRoot }) => shadowRoot?.childElementCount)).toBe(1);
    await page.on(tag, (element) => element.remove());
    await painted(page);
    expect(await probesAlive(page)).toBe(0);
  });

  it("are not mounted if they were never attached", async () => {
    const { page } = await open("");
    await page.evaluate(() => document.createElement("vetrina-probe").setAttribute("data-label", "uno"));
    await painted(page);
    expect(await mounts(page)).toEqual({ mounts: 0, unmounts: 0 });
  });

  it("keep the size of the author's content until the widget renders", async () => {
    const { page } = await site.openFixture(
      "elements.tsx",
      `<${tag}><div style="height:100px">riserva</div><p slot="legal">legale</p></${tag}>`,
    );
    const boxes = await page.on(tag, (element) => {
      const before = element.getBoundingClientRect();
      fixture.defineOurs("vetrina-probe");
      const after = element.getBoundingClientRect();
      return [before, after].map(({ width, height }) => [width, height, element.hasAttribute("data-state")]);
    });
    expect(boxes[1]).toEqual(boxes[0]);
    await waitUntilPresent(page, `${tag}[data-state="ready"]`);
  });

  it("keep their styles in another document", async () => {
    const { page } = await open(`<${tag}></${tag}><iframe></iframe>`);
    const display = await page.on(tag, (element) => {
      const frame = document.querySelector("iframe") as HTMLIFrameElement;
      frame.contentDocument?.body.append(element);
      return frame.contentWindow?.getComputedStyle(element).display;
    });
    expect(display).toBe("block");
  });

  it("dispatch events that bubble and cross shadow boundaries", async () => {
    const { page } = await open("<div></div>");
    await page.on("div", (outer) => {
      outer.attachShadow({ mode: "open" }).append(document.createElement("vetrina-probe"));
      document.addEventListener("vetrina:probe-pick", () => (document.title = "sentito"));
    });
    await page.click("div >>> #emit");
    expect(await page.evaluate(() => document.title)).toBe("sentito");
  });
});

describe("an element in a form", () => {
  it("submits its value, gets the focus from its label, and reacts to a reset and a disabled fieldset", async () => {
    const { page } = await open(
      `<form><label for="f">Data</label><fieldset><${tag} id="f" name="d" data-value="2026-11-21"></${tag}></fieldset></form>`,
    );
    const sent = async () => {
      await painted(page);
      return page.on("form", (form) => new FormData(form as HTMLFormElement).get("d"));
    };
    expect(await sent()).toBe("2026-11-21");
    await page.click("label");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("f");
    expect(await focused(page), "inside it").toBe("BUTTON");
    await page.on("#f", (element) => void Object.assign(element, { value: "2026-12-24" }));
    expect(await sent()).toBe("2026-12-24");
    await page.on("form", (form) => (form as HTMLFormElement).reset());
    expect(await sent()).toBe("2026-11-21");
    await setAttribute(page, "fieldset", "disabled", "");
    expect(await sent()).toBeNull();
    expect((await shown(page)).disabled).toBe(true);
  });
});

describe("the mounting of a widget", () => {
  it("happens at once, in idle time or near the viewport, and the author's link stays visible until the mounting", async () => {
    const { page } = await site.openFixture(
      "discovery.tsx",
      `<vetrina-now></vetrina-now><vetrina-idle></vetrina-idle><div style="height:5000px"></div>
       <vetrina-near><a href="#x">tavolo</a></vetrina-near>`,
    );
    await waitUntilPresent(page, 'vetrina-now[data-state="ready"]');
    await waitUntilPresent(page, 'vetrina-idle[data-state="ready"]');
    await waitUntilVisible(page, "vetrina-near:not([data-state]) a");
    expect(await page.evaluate(() => fixture.loads["vetrina-near"] ?? 0)).toBe(0);
    await page.evaluate(() => scrollTo(0, 5000));
    await waitUntilPresent(page, 'vetrina-near[data-state="ready"]');
    expect(await page.evaluate(() => fixture.loads)).toEqual({
      "vetrina-now": 1,
      "vetrina-idle": 1,
      "vetrina-near": 1,
    });
  });
});
