import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { focus, openPage, parts, picker, ready } from "./picker";

const site = useTestSite();

interface Received {
  readonly callback: unknown[];
  readonly events: unknown[];
}

/** Sets the callback of a picker, which may be in a shadow root, and listens for its event at the document. */
async function listenTo(page: Page): Promise<() => Promise<Received>> {
  await page.evaluate(() => {
    const received = { callback: [] as unknown[], events: [] as unknown[] };
    Object.assign(window, { received });
    document.addEventListener("vetrina:date-change", (event) =>
      received.events.push([(event as CustomEvent).detail, (event.target as Element).id, event.composed]),
    );
    Object.assign(document.querySelector("#picker") as Element, {
      onDateChange: (change: unknown) => received.callback.push(change),
    });
  });
  return () => page.evaluate(() => (window as unknown as { received: Received }).received);
}

describe("selecting and removing a date (D5)", () => {
  itEach(["open"], ["closed"])("emit one event each while the calendar is %s", async (state) => {
    const { page, consoleMessages } = await openPage(site, picker());
    const received = await listenTo(page);
    const { header, panel, part, removal, day, value, host } = parts(page);
    await header.click();
    await day("giovedì 12 novembre 2026").click();
    expect(await panel.count()).toBe(0);
    expect(await part("selected").textContent()).toBe("12/11/2026");
    expect(await focus(page)).toBe("header");
    expect(await removal.getAttribute("title")).toBe("Remove the selected date");
    expect(await removal.getAttribute("aria-description")).not.toMatch(/remove/i);
    expect(await host.getByRole("button", { name: "Rimuovi la data selezionata", exact: true }).count()).toBe(
      1,
    );
    expect(await received()).toEqual({
      callback: [{ value: "2026-11-12" }],
      events: [[{ value: "2026-11-12" }, "picker", true]],
    });

    if (state === "open") await header.click();
    await removal.click();
    expect(await header.textContent()).toBe("Scegli una data");
    expect([await removal.count(), await panel.count()]).toEqual([0, 0]);
    expect(await focus(page)).toBe("header");
    expect(await value()).toBe("");
    expect((await received()).callback).toEqual([{ value: "2026-11-12" }]);
    expect((await received()).events.at(-1)).toEqual([{ value: "" }, "picker", true]);
    expect((await received()).events).toHaveLength(2);
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("call a callback that was set before the element was defined", async () => {
    const early = `<script>
      window.chosen = [];
      document.addEventListener("DOMContentLoaded", () => {
        window.wasDefined = customElements.get("vetrina-date-picker") !== undefined;
        document.querySelector("#picker").onDateChange = (change) => window.chosen.push(change);
      });
    </script>`;
    const { page, release } = await openPage(site, picker(), { head: early, hold: true });
    release();
    await ready(page);
    await parts(page).header.press("Enter");
    await page.keyboard.press("Enter");
    expect(
      await page.evaluate(
        () => ({ ...(window as unknown as { wasDefined: boolean; chosen: unknown[] }) }).wasDefined,
      ),
    ).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { chosen: unknown[] }).chosen)).toEqual([
      { value: "2026-11-21" },
    ]);
  });

  it("leave the picker in a consistent state if a listener throws", async () => {
    const { page, consoleMessages } = await openPage(site, picker());
    const { header, day, part, host, panel } = parts(page);
    await host.evaluate((element) =>
      Object.assign(element, {
        onDateChange: () => {
          throw new Error("dell'autore");
        },
      }),
    );
    await header.click();
    await day(12).click();
    await expect.poll(() => consoleMessages.errors.join()).toContain("dell'autore");
    expect(await part("selected").textContent()).toBe("12/11/2026");
    expect(await panel.count()).toBe(0);
    expect(await host.getAttribute("data-state")).toBe("ready");
  });
});

describe("a stored date (D6)", () => {
  it.each(["", "pippo", "13/13/2026", "2026-11-12T00:00:00Z", "12 novembre 2026"])(
    "is ignored as an attribute and as a property if it is “%s”",
    slow,
    async (stored) => {
      const { page } = await openPage(site, picker(`data-value="${stored}"`));
      const { header, removal, value, setValue, month } = parts(page);
      const isEmpty = async () => {
        expect(await header.textContent()).toBe("Scegli una data");
        expect(await removal.count()).toBe(0);
        expect(await value()).toBe("");
      };
      await isEmpty();
      await setValue("2027-02-28");
      expect(await header.textContent()).toContain("28/02/2027");
      await setValue(stored);
      await isEmpty();
      await header.press("Enter");
      expect(await month.textContent()).toBe("Novembre 2026");
      expect(await focus(page)).toBe("sabato 21 novembre 2026, oggi");
    },
  );

  it.each(["2026-11-05", "05/11/2026"])("is used if it is “%s”", slow, async (stored) => {
    const { page, consoleMessages } = await openPage(site, picker(`data-value="${stored}"`));
    const { header, value } = parts(page);
    expect(await header.textContent()).toContain("05/11/2026");
    expect(await value()).toBe("2026-11-05");
    await header.press("Enter");
    expect(await focus(page)).toBe("giovedì 5 novembre 2026");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });
});
