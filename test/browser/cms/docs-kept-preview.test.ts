import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const phone = { width: 390, height: 844 };
const desk = { width: 1100, height: 800 };

async function openPlayground(path: string, tag: string, viewport = phone) {
  const { page } = await site.visit(`/docs/${path}`, { viewport });
  const section = page.getByRole("region", { name: "Esempio", exact: true });
  await section.scrollIntoViewIfNeeded();
  await section.locator(`${tag}[data-state="ready"]`).waitFor();
  return { page, section, stage: page.locator("[data-playground-stage]") };
}

/** Upper and lower edge in the viewport. */
const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

describe("the preview of a playground", () => {
  itEach([{ on: "a phone", viewport: phone }], [{ on: "a desktop", viewport: desk }])(
    "stays in view on $on above the field that a reader fills in",
    async ({ viewport }) => {
      const { page, section, stage } = await openPlayground(
        "date-picker.html",
        "vetrina-date-picker",
        viewport,
      );
      const labelOf = (id: string) => `label[for="${id}"]`;
      for (const id of ["try-data-strict-range", "try-name", "try-data-min-date"]) {
        await section.locator(`[id="${id}"]`).focus();
        await expect
          .poll(() => stage.evaluate((box) => box.getBoundingClientRect().top))
          .toBeGreaterThanOrEqual(0);
        const preview = await edges(page, "[data-playground-stage]");
        const label = await edges(page, labelOf(id));
        expect(label.top).toBeGreaterThanOrEqual(preview.bottom - 1);
        expect(label.bottom).toBeLessThanOrEqual(viewport.height);
      }
      expect(await axeViolations(page, { within: ".try" })).toEqual([]);
    },
  );

  it.each([
    { on: "a desktop", viewport: desk },
    { on: "a phone", viewport: phone },
  ])("explains on $on why it is empty, and does not move the field", slow, async ({ viewport }) => {
    const { page, section } = await openPlayground("bonus-carousel.html", "vetrina-bonus-carousel", viewport);
    const field = section.locator("[name='situation']");
    await field.focus();
    const before = await edges(page, "[name='situation']");
    await field.selectOption("self-excluded");
    const note = section.getByText("non è un guasto");
    await note.waitFor();
    await expect.poll(() => note.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThan(0);
    const after = await edges(page, "[name='situation']");
    expect(after.bottom).toBeLessThanOrEqual(viewport.height);
    expect(Math.abs(after.top - before.top)).toBeLessThan(120);
    const { bottom } = await note.evaluate((text) => text.getBoundingClientRect());
    expect(bottom).toBeLessThan(after.top);
  });

  it("stays below the bar of the page on a desktop", slow, async () => {
    const { page, section } = await openPlayground("bonus-carousel.html", "vetrina-bonus-carousel", desk);
    await section.locator("[name='scheme']").focus();
    const bar = await edges(page, "header.top");
    expect(bar.top).toBe(0);
    const preview = await edges(page, "[data-playground-stage]");
    expect(preview.top).toBeGreaterThanOrEqual(bar.bottom);
    expect(preview.bottom).toBeLessThanOrEqual(desk.height / 2 + 8);
  });

  itEach(
    [["a table", "live-casino-card.html", "vetrina-live-casino-card"]],
    [["a list that is higher than the viewport", "achievements.html", "vetrina-achievements"]],
  )("takes at most 40 % of the viewport for %s, and scrolls its content", async (_, path, tag) => {
    const { stage } = await openPlayground(path, tag);
    const { height, content } = await stage.evaluate((box) => ({
      height: box.getBoundingClientRect().height,
      content: box.scrollHeight,
    }));
    expect(content).toBeGreaterThan(phone.height * 0.4);
    expect(height).toBeLessThanOrEqual(phone.height * 0.4 + 1);
    expect(await stage.getAttribute("tabindex")).toBe("0");
  });

  itEach(
    [
      {
        why: "a phone held sideways",
        path: "date-picker.html",
        tag: "vetrina-date-picker",
        viewport: { width: 568, height: 320 },
      },
    ],
    [
      {
        why: "a wide, low viewport",
        path: "date-picker.html",
        tag: "vetrina-date-picker",
        viewport: { width: 1100, height: 600 },
      },
    ],
  )("scrolls away on $why", async ({ path, tag, viewport }) => {
    const { page, section } = await openPlayground(path, tag, viewport);
    await section.locator("figure.code").scrollIntoViewIfNeeded();
    const kept = page.locator(".kept");
    expect(await kept.evaluate((box) => getComputedStyle(box).position)).toBe("static");
  });

  it("is next to the fields on a wide screen, where they scroll separately", async () => {
    const { page, section, stage } = await openPlayground(
      "live-casino-card.html",
      "vetrina-live-casino-card",
      {
        width: 1280,
        height: 900,
      },
    );
    await section.locator("[name='scheme']").focus();
    const [preview, form] = await Promise.all([
      stage.boundingBox(),
      page.locator(".playground").boundingBox(),
    ]);
    expect(preview?.y).toBeGreaterThan(0);
    expect(form?.x).toBeGreaterThan((preview?.x ?? 0) + (preview?.width ?? 0));
    expect(form?.height).toBeLessThan(900);
  });
});
