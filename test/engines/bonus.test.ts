import { describe, expect, it } from "vitest";
import { carousel, detail, publish } from "../browser/bonus/bonuses";
import {
  attributeOf,
  type EnginePage,
  focus,
  focused,
  waitUntilPresent,
  waitForText,
  textOf,
} from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const next = `${carousel} >>> [part="next"]`;
const previous = `${carousel} >>> [part="prev"]`;
const track = `${carousel} >>> .vetrina-carousel-track`;

async function openBonuses(width = 460, query = "") {
  site.page("/test/bonus", {
    body: `<main><h1>Prova</h1><${carousel} data-limit="5">Promozioni</${carousel}></main>`,
  });
  const visit = await site.visit(`/test/bonus${query}`, { width });
  await waitUntilPresent(visit.page, `${carousel}[data-state="ready"]`);
  return visit;
}

/** Indices of the slides that are completely visible. */
const inView = (page: EnginePage) =>
  page.on(track, (element) => {
    const view = element.getBoundingClientRect();
    return [...element.children].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= view.left - 1 && right <= view.right + 1 ? [index] : [];
    });
  });

const nowInView = (page: EnginePage, slides: readonly number[]) =>
  expect.poll(() => inView(page)).toEqual(slides);

describe("the carousel", () => {
  it("moves when its buttons are pressed, stops at both ends, and announces its position", async () => {
    publish(site, 3);
    const { page, consoleMessages } = await openBonuses();
    await waitUntilPresent(page, `${track}[data-slider]`);
    await nowInView(page, [0]);
    expect(await attributeOf(page, previous, "aria-disabled")).toBe("true");
    for (const slide of [1, 2]) {
      await page.click(next);
      await nowInView(page, [slide]);
    }
    await waitForText(page, `${carousel} >>> .vetrina-carousel [role="status"]`, "3 di 3: Bonus 3");
    await expect.poll(() => attributeOf(page, next, "aria-disabled")).toBe("true");
    await page.click(previous);
    await nowInView(page, [1]);
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });

  it("has tab stops only for its buttons and visible cards, and moves when Enter presses a button", async () => {
    publish(site, 3);
    const { page } = await openBonuses();
    await waitUntilPresent(page, `${track}[data-slider]`);
    const stops: string[] = [];
    for (let stop = 0; stop < 2; stop += 1) {
      await page.press("Tab");
      stops.push(await focused(page));
    }
    expect(stops).toEqual(["Precedente: Promozioni", "Successiva: Promozioni"]);
    await page.press("Enter");
    await nowInView(page, [1]);
    const isFirstLeft = () => page.on(track, ({ children }) => (children[0] as HTMLElement).inert);
    await expect.poll(isFirstLeft, { message: "a hidden slide is inert" }).toBe(true);
    await page.press("Tab");
    const link = () => page.on(carousel, ({ shadowRoot }) => shadowRoot?.activeElement?.textContent?.trim());
    await expect.poll(link).toBe("Vai al bonus 2");
  });

  it("keeps its position when the viewport is resized, and shows all cards in a wide viewport", async () => {
    publish(site, 5);
    const { page, setWidth } = await openBonuses();
    await waitUntilPresent(page, `${track}[data-slider]`);
    await page.click(next);
    await nowInView(page, [1]);
    await setWidth(520);
    await nowInView(page, [1]);
    await setWidth(1280);
    await nowInView(page, [0, 1, 2, 3, 4]);
  });

  it("scrolls natively if its slider fails to load, and moves with a button from the scroll position", async () => {
    publish(site, 5);
    site.sandbox.fault({ match: "resources/slider", status: 503 });
    const { page } = await openBonuses();
    await page.click(next);
    await nowInView(page, [1]);
    await page.on(track, (element) => element.scrollTo({ left: 0, behavior: "instant" }));
    await nowInView(page, [0]);
    // Waits long enough for any browser to end the scrolling.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    await page.click(next);
    await nowInView(page, [1]);
  });

  it("moves its slides under a strict policy with Trusted Types, without console messages", async () => {
    publish(site, 3);
    const { page, consoleMessages } = await openBonuses(460, "?csp=trusted-types");
    await waitUntilPresent(page, `${track}[data-slider]`);
    await page.click(next);
    await nowInView(page, [1]);
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });
});

describe("the bonus detail", () => {
  it("shows the bonus that the URL names, with title, conditions and links, and without hostile markup", async () => {
    const { page } = await site.visit("/bonus/dettaglio?card=benvenuto-scommesse");
    await waitUntilPresent(page, `${detail}[data-state="ready"]`);
    expect(await textOf(page, `${detail} >>> h1`)).toBe("Bonus di benvenuto scommesse");
    await waitForText(page, `${detail} >>> article`, "Condizioni:");
    await page.goto(`${site.sandbox.siteUrl}/bonus/dettaglio?card=carte-tavoli`);
    await waitUntilPresent(page, `${detail}[data-state="ready"]`);
    expect(await page.evaluate(() => "bonusHasRun" in globalThis)).toBe(false);
  });

  it("shows a link back if the bonus does not exist", async () => {
    const { page } = await site.visit("/bonus/dettaglio?card=mai-esistito");
    await waitUntilPresent(page, `${detail}[data-state="empty"]`);
    expect(await textOf(page, `${detail} >>> h1`)).toBe("Bonus non disponibile");
    expect(await page.count(`${detail} >>> a`)).toBe(1);
  });

  it("opens from the carousel of the home page", async () => {
    const { page } = await site.visit("/");
    await waitUntilPresent(page, `${carousel}[data-state="ready"]`);
    const link = `${carousel} >>> a[href*="/bonus/dettaglio"]`;
    await focus(page, link);
    await page.press("Enter");
    await waitUntilPresent(page, `${detail}[data-state="ready"]`);
  });
});
