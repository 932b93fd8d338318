import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { CarouselFixture } from "../fixtures/carousel";
import { painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { useFixture } from "../support/fixture";
import { shifts } from "../support/layout";

const openPage = useFixture("carousel.tsx");

interface FixtureWindow {
  readonly fixture: CarouselFixture;
}

interface Options {
  readonly variant?: "home" | "blog";
  readonly count?: number;
  readonly width?: number;
  readonly style?: string;
}

const host = (style = "") =>
  `<style>body { margin: 0 } #host { display: block; ${style} }</style><main><h1>Prova</h1><div id="host"></div><p id="below">sotto</p></main>`;

async function openCarousel({ variant = "home", count = 5, width = 390, style = "" }: Options = {}) {
  const page = await openPage(host(style));
  await page.setViewportSize({ width, height: 800 });
  await show(page, { variant, count });
  await painted(page);
  return page;
}

const show = (page: Page, shown: { variant: "home" | "blog"; count: number }) =>
  page.evaluate((next) => (window as unknown as FixtureWindow).fixture.open(next), shown);

const slides = (page: Page) => page.locator(".vetrina-carousel-slide");
const button = (page: Page, name: string) => page.getByRole("button", { name });
const link = (page: Page, number: number) =>
  page.getByRole("link", { name: `Bonus ${number}`, includeHidden: true });

/** Position of a slide in the track, its width, and the width of the track, in pixels. */
const placeOf = (page: Page, index: number) =>
  slides(page)
    .nth(index)
    .evaluate((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      const track = slide.parentElement as Element;
      return { left: left - track.getBoundingClientRect().left, width, room: track.clientWidth };
    });

/** Waits until a slide is at the left edge. */
const waitForSlide = (page: Page, index: number) =>
  expect.poll(async () => Math.abs((await placeOf(page, index)).left)).toBeLessThan(0.5);

const isWhole = async (page: Page, index: number) => {
  const { left, width, room } = await placeOf(page, index);
  return left >= -0.5 && left + width <= room + 0.5;
};

describe("slide widths (C1)", () => {
  it("match the design at seven viewport widths on the home page", async () => {
    const page = await openCarousel({ width: 320 });
    const expected: readonly (readonly [number, number])[] = [
      [320, 292.58],
      [390, 356.8],
      [767, 702.67],
      [768, 368.48],
      [1278, 617.27],
      [1279, 246.19],
      [1440, 278.39],
    ];
    for (const [width, slide] of expected) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => Math.abs((await placeOf(page, 0)).width - slide), { message: `at ${width}` })
        .toBeLessThanOrEqual(0.5);
      const second = await placeOf(page, 1);
      await expect
        .poll(async () => Math.abs((await placeOf(page, 1)).left - slide - 12), {
          message: `gap at ${width}`,
        })
        .toBeLessThanOrEqual(0.5);
      expect(second.room).toBe(width);
      expect(await button(page, "Successiva").count(), `buttons at ${width}`).toBe(width < 1279 ? 1 : 0);
    }
  });

  it("change from one slide per view to two and back to one on the blog as the viewport grows", async () => {
    const page = await openCarousel({ variant: "blog", width: 390 });
    for (const [width, perView] of [
      [390, 1],
      [767, 1],
      [768, 2],
      [1278, 2],
      [1279, 1],
      [1440, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const slide = (width - 12 * (perView - 1)) / perView;
      await expect
        .poll(async () => Math.abs((await placeOf(page, 0)).width - slide), { message: `at ${width}` })
        .toBeLessThanOrEqual(0.5);
    }
  });
});

describe("the carousel", () => {
  it("updates the slides at once when its container's width changes (C2)", async () => {
    const page = await openCarousel({ variant: "blog", width: 800, style: "width: 600px" });
    expect((await placeOf(page, 0)).width).toBeCloseTo(294, 0);
    const width = await page.locator("#host").evaluate(async (element: HTMLElement) => {
      element.style.width = "300px";
      // The resize observer needs one frame, and the slider updates the slides in the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return element.shadowRoot?.querySelector(".vetrina-carousel-slide")?.getBoundingClientRect().width;
    });
    expect(width).toBeCloseTo(144, 0);
  });

  it("fits its container when it is shown, even if it started or was resized while hidden (C3)", async () => {
    const page = await openCarousel({ variant: "blog", width: 800, style: "width: 600px; display: none" });
    const display = (value: string) =>
      page.locator("#host").evaluate((element: HTMLElement, to) => (element.style.display = to), value);
    await display("block");
    await painted(page);
    expect((await placeOf(page, 0)).width).toBeCloseTo(294, 0);
    await display("none");
    await page.setViewportSize({ width: 820, height: 800 });
    await painted(page);
    await display("block");
    await painted(page);
    expect((await placeOf(page, 0)).width).toBeCloseTo(294, 0);
    expect((await placeOf(page, 1)).left).toBeCloseTo(306, 0);
  });

  it("renders nothing without slides, and works after slides are removed or added", async () => {
    const page = await openCarousel({ count: 0 });
    expect(await page.getByRole("region").count()).toBe(0);
    await show(page, { variant: "home", count: 3 });
    await button(page, "Successiva").press("Enter");
    await waitForSlide(page, 1);
    await show(page, { variant: "home", count: 1 });
    await waitForSlide(page, 0);
    expect(await button(page, "Successiva").count()).toBe(0);
    await show(page, { variant: "home", count: 0 });
    expect(await page.getByRole("region").count()).toBe(0);
  });

  it.each([390, 800, 1440])("does not shift the layout at %d px when it starts (C4)", async (width) => {
    const page = await openCarousel({ width, style: "min-height: 172px" });
    await painted(page);
    expect(await shifts(page)).toEqual([]);
  });
});

describe("the carousel with keyboard and screen reader", () => {
  it("has names, roles and positions, and no axe violation (C6)", async () => {
    const page = await openCarousel();
    const region = page.getByRole("region", { name: "Promozioni" });
    expect(await region.getAttribute("aria-roledescription")).toBe("carosello");
    const second = slides(page).nth(1);
    expect(await second.getAttribute("aria-roledescription")).toBe("scheda");
    expect(await second.getAttribute("aria-label")).toBe("2 di 5");
    expect(await axeViolations(page)).toEqual([]);
  });

  it("moves by one slide with a button, keeps the focus at the ends, and announces the new slide once", async () => {
    const page = await openCarousel();
    const next = button(page, "Successiva");
    const announcement = page.getByRole("status");
    expect(await button(page, "Precedente").getAttribute("aria-disabled")).toBe("true");
    await next.focus();
    for (const position of [2, 3, 4, 5]) {
      await page.keyboard.press("Enter");
      await expect.poll(() => announcement.textContent()).toBe(`${position} di 5: Bonus ${position}`);
      await expect.poll(() => isWhole(page, position - 1), { message: `slide ${position}` }).toBe(true);
    }
    await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Enter");
    expect(await announcement.textContent()).toBe("5 di 5: Bonus 5");
    const focused = await page.evaluate(() =>
      document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label"),
    );
    expect(focused).toBe("Successiva: Promozioni");
  });

  it.each([390, 800])(
    "lets Tab visit visible slides at %d px, and moves them fully into view (C5)",
    async (width) => {
      const page = await openCarousel({ width });
      await button(page, "Precedente").focus();
      await page.keyboard.press("Tab");
      const visited: string[] = [];
      for (let stop = 0; stop < 5; stop++) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(
          () => document.activeElement?.shadowRoot?.activeElement?.textContent ?? "",
        );
        visited.push(name);
        await expect.poll(() => isWhole(page, stop), { message: name }).toBe(true);
        const scrolled = await page
          .locator(".vetrina-carousel-track")
          .evaluate(({ scrollLeft }) => scrollLeft);
        expect(scrolled).toBe(0);
        // The partly visible slide can be focused only after the slider has stopped.
        await settled(page);
      }
      expect(visited).toEqual(["Bonus 1", "Bonus 2", "Bonus 3", "Bonus 4", "Bonus 5"]);
    },
  );

  it("makes hidden slides inert, but not partly visible ones", async () => {
    const page = await openCarousel();
    const inert = () => slides(page).evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert));
    await expect.poll(inert).toEqual([false, false, true, true, true]);
    await button(page, "Successiva").click();
    await expect.poll(inert).toEqual([true, false, false, true, true]);
  });
});

/** Waits until nothing has moved for three frames. `waitForFunction` would treat a promise as true. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const slide = document.querySelector("#host")?.shadowRoot?.querySelector(".vetrina-carousel-slide");
        const before = slide?.getBoundingClientRect().left;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return slide?.getBoundingClientRect().left === before;
      }),
    )
    .toBe(true);

describe("the motion of the carousel", () => {
  it("is immediate after a button press or a drag with reduced motion (C7)", async () => {
    const page = await openCarousel();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const left = await page.locator("#host").evaluate(async ({ shadowRoot }) => {
      shadowRoot?.querySelector<HTMLElement>('[part~="next"]')?.click();
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const track = shadowRoot?.querySelector(".vetrina-carousel-track");
      return track?.children[1]?.getBoundingClientRect().left;
    });
    expect(left).toBeCloseTo(0, 0);
    await drag(page, -200);
    const places = await page.locator("#host").evaluate(async ({ shadowRoot }) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const track = shadowRoot?.querySelector(".vetrina-carousel-track");
      return [...(track?.children ?? [])].map((slide) => Math.round(slide.getBoundingClientRect().left));
    });
    expect(places).toContain(0);
  });

  it("does not cause a click after a drag, and allows clicks by pointer or keyboard (C10)", async () => {
    const page = await openCarousel();
    const hash = () => page.evaluate(() => location.hash);
    await drag(page, -300);
    await waitForSlide(page, 1);
    expect(await hash()).toBe("");
    await link(page, 2).focus();
    await page.keyboard.press("Enter");
    await expect.poll(hash, { message: "by the keyboard, right after a drag" }).toBe("#bonus-2");
    await button(page, "Precedente").click();
    await waitForSlide(page, 0);
    await link(page, 1).click();
    await expect.poll(hash).toBe("#bonus-1");
  });
});

/** Drags the track sideways with the mouse. */
async function drag(page: Page, distance: number): Promise<void> {
  const box = await page.locator(".vetrina-carousel-track").boundingBox();
  if (!box) throw new Error("no track");
  const x = box.x + box.width - 40;
  const y = box.y + 40;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) await page.mouse.move(x + (distance * step) / 10, y);
  await page.mouse.up();
}
