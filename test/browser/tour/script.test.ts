import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { boxes, openTour, shows, tourMarkup } from "./tour-page";

const site = useTestSite();

interface TourWindow {
  readonly Vetrina: { readonly tour: { start(...values: unknown[]): Promise<boolean> } };
}

describe("a tour by script", () => {
  it("that another one overtakes resolves with false", async () => {
    const { page } = await openTour(site, boxes + tourMarkup());
    const started = await page.evaluate(() => {
      const { tour } = (window as unknown as TourWindow).Vetrina;
      const late = [{ title: "Mai", target: "#mai" }];
      return Promise.all([tour.start(late), tour.start("prova"), tour.start([{ title: "Ultimo" }])]);
    });
    expect(started).toEqual([false, false, true]);
    await shows(page, "Ultimo");
  });

  it.each([null, 3, [], { waitFor: -1 }, { waitFor: 90_000 }, { waitFor: "presto" }])(
    "with %j as options is refused in words",
    async (options) => {
      const { page, host } = await openTour(site, boxes + tourMarkup());
      const message = await page.evaluate(
        (wrong) =>
          (window as unknown as TourWindow).Vetrina.tour
            .start([{ title: "Uno" }], wrong)
            .catch((error: unknown) => String(error)),
        options,
      );
      expect(message).toBe("TypeError: a tour needs an object as options, with waitFor from 0 to 60000");
      expect(await host.count()).toBe(0);
    },
  );
});
