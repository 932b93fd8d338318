import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { begin, boxes, openTour, shows, step, tourMarkup } from "./tour-page";

const site = useTestSite();

interface TourWindow {
  readonly Vetrina: {
    readonly tour: {
      start(...values: unknown[]): Promise<boolean>;
      stop(): void;
      getState(): { readonly status: string };
    };
  };
}

/** Calls `Vetrina.tour.start` and returns the resolved value or the error as text. */
const start = (page: Page, ...values: unknown[]) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as TourWindow).Vetrina.tour
        .start(...wanted)
        .catch((error: unknown) => String(error)),
    values,
  );

const stop = (page: Page) => page.evaluate(() => (window as unknown as TourWindow).Vetrina.tour.stop());

const statusOf = (page: Page) =>
  page.evaluate(() => (window as unknown as TourWindow).Vetrina.tour.getState().status);

/** Warnings that the library logs after this call. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text().replace("[vetrina] ", ""));
  });
  return warnings;
}

describe("a tour that a script starts", () => {
  it("is rejected with a message if its steps are invalid, and logs omitted steps and unknown tour names", async () => {
    const { page, host } = await openTour(site, boxes + tourMarkup());
    const warnings = warningsOf(page);
    expect(await start(page, [])).toBe("TypeError: a tour needs a list with a step, or the name of a tour");
    expect(await start(page, [{ title: 3 }])).toBe('TypeError: tour step 1: "title" must be a string');
    expect(await host.count()).toBe(0);
    expect(warnings).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      expect(
        await start(page, [
          { title: "A", target: "##((" },
          { title: "B", titel: "C" },
        ]),
      ).toBe(true);
    await shows(page, "B");
    expect(warnings).toEqual([
      'tour step 2: "titel" is not known; known here: title, text, target, page, invites',
      'tour step 1 is left out: "##((" is not a selector',
    ]);
    expect(await start(page, "/altrove"), "a tour of another page").toBe(false);
    expect(warnings).toContain('tour "/altrove" is neither on this page nor in the configuration');
  });
});

describe("a tour that a script starts by name", () => {
  it("is found by its name in a shadow root, or by the page's path if its element is unnamed", async () => {
    const { page } = await openTour(
      site,
      `${boxes}${tourMarkup()}<vetrina-tour>${step("Senza nome")}</vetrina-tour><div id="ospite"></div>`,
    );
    await page.evaluate(
      (markup) => {
        const inner = new DOMParser().parseFromString(markup, "text/html").body.children;
        document
          .querySelector("#ospite")
          ?.attachShadow({ mode: "open" })
          .append(...inner);
      },
      `<vetrina-tour data-tour="dentro">${step("Nascosto")}</vetrina-tour>`,
    );
    expect(await start(page, "dentro")).toBe(true);
    await shows(page, "Nascosto");
    expect(await start(page, "/test/tour")).toBe(true);
    await shows(page, "Senza nome");
  });
});

describe("a script that stops the tour", () => {
  it("also cancels tours that are still loading, whether a script or a button has started them", async () => {
    const { page, host, opener } = await openTour(site, boxes + tourMarkup());
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/tour-\w+\.js/, async (route) => {
      await arrival;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/tour-\w+\.js/);
    const started = start(page, [{ title: "Mai" }]);
    await requested;
    await opener.click();
    await stop(page);
    arrive();
    expect(await started).toBe(false);
    await page.waitForFunction(
      () => !document.querySelector("vetrina-tour")?.shadowRoot?.querySelector("[aria-busy=true]"),
    );
    expect(await statusOf(page)).toBe("idle");
    expect(await host.count()).toBe(0);
    await begin(page);
  });
});
