import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { watchViolations } from "../strict/security-checks";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { inspectorOf, inspectPage, linesOf, saying } from "./inspector-page";

const site = useTestSite();

const body = `<main><h1>Prova</h1><button id="own">Mio</button>
  <vetrina-date-picker data-min-date="2026-11-01">Dal</vetrina-date-picker>
  <vetrina-login-modal><p slot="legal">18+</p></vetrina-login-modal></main>`;

type Inspecting = Window & {
  Vetrina: { inspect(): Promise<void>; configure(part: object): void };
};

async function inspect(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Partial<Inspecting>).Vetrina?.inspect);
  await page.evaluate(() => (window as unknown as Inspecting).Vetrina.inspect());
}

const inspectorChunks = () => site.libraryRequests().filter((name) => name.startsWith("inspector"));

describe("the inspector", () => {
  it("opens if the URL requests it, and gets the focus", async () => {
    const { page } = await inspectPage(site, body);
    await page.waitForFunction(() => document.activeElement?.matches("[data-vetrina-inspector]"));
    await saying(page, "vetrina-date-picker", "Si mostra.");
    await inspectorOf(page).getByText("2 elementi, 0 da correggere").waitFor();
  });

  it("opens if a script requests it, and gets the focus again on a second request", async () => {
    site.sandbox.page("/test/inspected", body);
    const { page } = await site.visit("/test/inspected");
    await page.locator("#own").focus();
    await inspect(page);
    await inspectorOf(page).waitFor();
    await page.locator("#own").focus();
    await inspect(page);
    await page.waitForFunction(() => document.activeElement?.matches("[data-vetrina-inspector]"));
    expect(await inspectorOf(page).count()).toBe(1);
    await page.keyboard.press("Escape");
    await inspectorOf(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("own");
  });

  it("loads nothing on a page that does not request it", async () => {
    const { page } = await site.visit("/", { isNewVisitor: true });
    await page.locator('vetrina-balance-header[data-state="logged-out"]').first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(inspectorChunks()).toEqual([]);
  });

  it("stays closed if the configuration forbids it, which is logged once", async () => {
    site.sandbox.page("/test/inspected", { body, config: { inspector: false } });
    const { page, consoleMessages } = await site.visit("/test/inspected", { isNewVisitor: true });
    await inspect(page);
    expect(consoleMessages.warnings).toEqual([
      '[vetrina] configuration "inspector" is false: the inspector stays closed',
    ]);
    await page.goto(`${site.sandbox.siteUrl}/test/inspected?vetrina-inspect`);
    await page.locator('vetrina-date-picker[data-state="ready"]').waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("[data-vetrina-inspector]").count()).toBe(0);
    expect(inspectorChunks()).toEqual([]);
  });

  it("closes when the configuration forbids it later", async () => {
    const { page } = await inspectPage(site, body);
    await page.evaluate(() => (window as unknown as Inspecting).Vetrina.configure({ inspector: false }));
    await inspectorOf(page).waitFor({ state: "detached" });
  });

  it("works under the strictest Content-Security-Policy, and lists earlier violations of it", async () => {
    site.sandbox.page("/test/inspected", {
      body: `${body}<img src="https://altro.example/a.png?token=segreto" alt="">`,
    });
    const { page, context } = await site.visit("/test/inspected?csp=trusted-types");
    const violations = await watchViolations(context);
    await page.goto(`${site.sandbox.siteUrl}/test/inspected?vetrina-inspect&csp=trusted-types`);
    const policy = inspectorOf(page).getByText("La Content-Security-Policy ha rifiutato");
    await policy.getByText("https://altro.example").waitFor();
    expect(await inspectorOf(page).innerText()).not.toContain("segreto");
    await linesOf(page, "vetrina-date-picker").locator("summary").click();
    expect(violations().filter((violation) => !violation.startsWith("img-src"))).toEqual([]);
  });
});

describe("the inspector, only by keyboard", () => {
  it("outlines the focused line's element, opens the line with Enter, and lets Tab leave the inspector", async () => {
    const { page } = await inspectPage(site, body);
    await saying(page, "vetrina-date-picker", "Si mostra.");
    const line = linesOf(page, "vetrina-date-picker");
    await inspectorOf(page).getByRole("heading", { level: 2 }).focus();
    // The first three tab stops are the buttons of the header: move, close, copy.
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Tab");
    const outline = page.locator("[data-vetrina-inspector] .outline");
    await outline.waitFor();
    const boxes = [await outline.boundingBox(), await page.locator("vetrina-date-picker").boundingBox()];
    expect(boxes[0]).toEqual(boxes[1]);
    await page.keyboard.press("Enter");
    expect(await line.getAttribute("open")).not.toBeNull();
    await line.getByText('data-min-date="2026-11-01"').waitFor();
    const stops = new Set<string>();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press("Tab");
      stops.add(await page.evaluate(() => document.activeElement?.id ?? ""));
    }
    expect(stops).toContain("own");
  });

  it("is accessible in both schemes and at 320 px", async () => {
    const { page } = await inspectPage(site, `${body}<vetrina-datepicker>x</vetrina-datepicker>`);
    await saying(page, "vetrina-datepicker", "il nome giusto");
    for (const name of ["vetrina-date-picker", "vetrina-datepicker"])
      await linesOf(page, name).locator("summary").click();
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [1280, 320]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 700 });
        expect(await axeViolations(page, { within: "[data-vetrina-inspector]" })).toEqual([]);
        const panel = inspectorOf(page);
        expect(
          await panel.evaluate((box) =>
            [...box.querySelectorAll("*")].every((part) => part.scrollWidth <= box.clientWidth),
          ),
        ).toBe(true);
      }
  });
});

describe("a pointer on a line of the inspector", () => {
  it("outlines the line's element, and the outline follows that element", async () => {
    const { page } = await inspectPage(site, `${body}<div style="height:3000px"></div>`);
    await saying(page, "vetrina-date-picker", "Si mostra.");
    await linesOf(page, "vetrina-date-picker").hover();
    const outline = page.locator("[data-vetrina-inspector] .outline");
    await outline.waitFor();
    await page.evaluate(() => scrollTo(0, 40));
    await expect
      .poll(async () => (await outline.boundingBox())?.y)
      .toBe((await page.locator("vetrina-date-picker").boundingBox())?.y);
    await page.mouse.move(5, 5);
    await outline.waitFor({ state: "detached" });
  });

  it("outlines an element in the shadow root of another element", async () => {
    const { page } = await inspectPage(
      site,
      '<main><h1>Prova</h1><div data-demo="logged-in"><vetrina-gamification-hub data-sections="awards">premi</vetrina-gamification-hub></div></main>',
    );
    const inner = page.locator("[data-vetrina-inspector] summary code", {
      hasText: "vetrina-gamification-hub ›",
    });
    await inner.first().waitFor();
  });
});

it("the inspector moves into a modal dialog, stays usable, and closes on Esc without closing the dialog", async () => {
  site.sandbox.page(
    "/test/inspected",
    "<main><h1>Prova</h1><vetrina-date-picker>x</vetrina-date-picker><dialog>Modale</dialog></main>",
  );
  const { page } = await site.visit("/test/inspected?vetrina-inspect");
  await saying(page, "vetrina-date-picker", "Si mostra.");
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
  await page.waitForFunction(() => document.querySelector("dialog > [data-vetrina-inspector]"));
  await linesOf(page, "vetrina-date-picker").locator("summary").click();
  await linesOf(page, "vetrina-date-picker").getByText("Stato").waitFor();
  await page.keyboard.press("Escape");
  await inspectorOf(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.querySelector("dialog")?.open)).toBe(true);
});
