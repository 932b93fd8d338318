import { describe, expect, it } from "vitest";
import { recordFocusDelay } from "../support/page-scripts";
import { attributeOf, type EnginePage, textOf, waitForText, waitUntilPresent } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const popover = 'vetrina-tour-popover >>> [part="popover"]';
const title = "vetrina-tour-popover >>> #title";
const opener = "vetrina-tour >>> button";

const steps =
  '<div slot="step" hidden data-title="Primo" data-target="#campo"></div>' +
  '<div slot="step" hidden data-title="Secondo" data-target="#ospite >>> #dentro"></div>';

/** @param onRead script that runs when the page has been parsed */
async function open(attributes = "", onRead = ""): Promise<EnginePage> {
  site.page("/test/tour", {
    head: ({ nonce }) =>
      `<script nonce="${nonce}">addEventListener("DOMContentLoaded", () => {
        const root = document.getElementById("ospite").attachShadow({ mode: "open" });
        const inner = document.createElement("p");
        inner.id = "dentro";
        inner.textContent = "Dentro";
        root.append(inner);
        ${onRead}
      })</script>`,
    body: `<main><h1>Prova</h1><input id="campo" value="abc" aria-label="Campo"><div id="ospite"></div>
      <vetrina-tour ${attributes}>${steps}</vetrina-tour></main>`,
  });
  const { page } = await site.visit("/test/tour");
  await waitUntilPresent(page, 'vetrina-tour[data-state="ready"]');
  return page;
}

const isInside = (page: EnginePage) =>
  page.evaluate(() => document.activeElement?.localName === "vetrina-tour-popover");

async function shows(page: EnginePage, words: string): Promise<void> {
  await waitForText(page, title, words);
  await expect.poll(() => isInside(page)).toBe(true);
}

async function begin(page: EnginePage): Promise<void> {
  await page.click(opener);
  await shows(page, "Primo");
}

describe("the guided tour", () => {
  it("asks for confirmation before it is cancelled, and keeps the step if the player declines (T1)", async () => {
    const page = await open('data-confirm="on"');
    await begin(page);
    await page.press("Escape");
    await waitForText(page, "vetrina-tour-popover >>> #question", "Are you sure you want to stop the tour?");
    expect(await attributeOf(page, popover, "role")).toBe("alertdialog");
    await page.press("Enter");
    await expect.poll(() => page.count("vetrina-tour-popover >>> #question")).toBe(0);
    expect(await textOf(page, title)).toBe("Primo");
    await page.press("Escape");
    await waitUntilPresent(page, "vetrina-tour-popover >>> #question");
    await page.press("Tab");
    await page.press("Enter");
    await expect.poll(() => page.count("vetrina-tour-popover")).toBe(0);
  });

  it("moves with the arrow keys, but not beyond its ends and not from a field (T2)", async () => {
    const page = await open();
    await begin(page);
    await page.press("ArrowLeft");
    expect(await textOf(page, title)).toBe("Primo");
    await page.on("#campo", (field) => field.focus());
    await page.press("ArrowRight");
    expect(await textOf(page, title)).toBe("Primo");
    await page.press("Tab");
    await page.press("ArrowRight");
    await shows(page, "Secondo");
    await page.press("ArrowRight");
    await shows(page, "Secondo");
  });

  it("takes the focus after 300 ms, keeps it with Tab, and returns it at the end (T3)", async () => {
    const page = await open();
    await page.evaluate(recordFocusDelay);
    await begin(page);
    const delay = () => page.evaluate(() => (window as unknown as { delay?: number }).delay);
    await expect.poll(delay).toBeGreaterThan(250);
    const visited: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      await page.press("Tab");
      visited.push(
        await page.evaluate(() => document.activeElement?.id || (document.activeElement?.localName ?? "")),
      );
    }
    expect(visited).toEqual(["campo", "vetrina-tour-popover", "vetrina-tour-popover"]);
    await page.press("Escape");
    await expect.poll(() => page.count("vetrina-tour-popover")).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("vetrina-tour");
  });

  it("starts automatically only while the player is not typing (T3)", async () => {
    const page = await open('data-start="auto"', 'document.getElementById("campo").focus()');
    const status = () =>
      page.evaluate(() => {
        const { Vetrina } = window as unknown as {
          Vetrina?: { tour?: { getState(): { status: string } } };
        };
        return Vetrina?.tour?.getState().status;
      });
    await expect.poll(status).toBe("waiting");
    const begun = Date.now();
    while (Date.now() - begun < 1500) await page.press("x");
    expect(await page.count("vetrina-tour-popover")).toBe(0);
    expect(await page.on("#campo", (field) => (field as HTMLInputElement).value)).toMatch(/^(abc)?x+(abc)?$/);
    await page.on("#campo", (field) => field.blur());
    await shows(page, "Primo");
  });

  it("highlights a target in a shadow root within 2 px (T4)", async () => {
    const page = await open();
    await begin(page);
    await page.press("Tab");
    await page.press("Tab");
    await page.press("ArrowRight");
    await shows(page, "Secondo");
    const distance = () =>
      page.evaluate(() => {
        const target = document.querySelector("#ospite")?.shadowRoot?.querySelector("#dentro");
        const { left = 0, top = 0 } = target?.getBoundingClientRect() ?? {};
        const [, inner = ""] = (
          document.querySelector(".driver-overlay path")?.getAttribute("d") ?? ""
        ).split("Z");
        const [x = 0, y = 0] = (/M(-?[\d.]+),(-?[\d.]+)/.exec(inner) ?? []).slice(1).map(Number);
        // The path starts after the corner's radius of 10 px; the padding is 8 px.
        return Math.max(Math.abs(x - 10 + 8 - left), Math.abs(y + 8 - top));
      });
    await expect.poll(distance).toBeLessThanOrEqual(2);
  });
});
