import { describe, expect, it } from "vitest";
import { focus, waitUntilHidden, painted } from "./support/page";
import { open, part, picker, press, value } from "./support/picker";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

describe("the focus in the calendar", () => {
  it("moves to the correct day with each key of the date grid, and reaches only one day with Tab", async () => {
    const { page } = await open(site, picker());
    await focus(page, part("header"));
    expect(await press(page, "Enter")).toBe("sabato 21 novembre 2026, oggi");
    const walk = [
      ["ArrowLeft", "venerdì 20 novembre 2026"],
      ["ArrowDown", "venerdì 27 novembre 2026"],
      ["ArrowRight", "sabato 28 novembre 2026"],
      ["ArrowUp", "sabato 21 novembre 2026, oggi"],
      ["Home", "lunedì 16 novembre 2026"],
      ["End", "domenica 22 novembre 2026"],
      ["PageDown", "martedì 22 dicembre 2026"],
      ["PageUp", "domenica 22 novembre 2026"],
      ["Shift+PageDown", "lunedì 22 novembre 2027"],
      ["Shift+PageUp", "domenica 22 novembre 2026"],
    ] as const;
    for (const [keys, reached] of walk) {
      expect(await press(page, keys), keys).toBe(reached);
      expect(await page.count('#picker >>> td[tabindex="0"]')).toBe(1);
    }
    expect(await press(page, " ")).toBe("Data selezionata: 22/11/2026, domenica 22 novembre 2026. Cambia");
    expect(await value(page)).toBe("2026-11-22");
    expect(await page.count(part("panel"))).toBe(0);
  });

  it("moves correctly from the last days of months and across daylight saving changes", async () => {
    const { page } = await open(site, picker());
    const steps = [
      ["2026-01-31", "PageDown", "sabato 28 febbraio 2026"],
      ["2028-02-29", "Shift+PageDown", "mercoledì 28 febbraio 2029"],
      ["2026-10-24", "ArrowRight", "domenica 25 ottobre 2026"],
      ["2026-10-25", "ArrowRight", "lunedì 26 ottobre 2026"],
      ["2026-03-28", "ArrowRight", "domenica 29 marzo 2026"],
      ["2026-12-31", "ArrowRight", "venerdì 1 gennaio 2027"],
    ] as const;
    for (const [start, keys, reached] of steps) {
      await page.on("#picker", (element, iso) => void Object.assign(element, { value: iso }), start);
      await painted(page);
      await focus(page, part("header"));
      await press(page, "Enter");
      expect(await press(page, keys), `${keys} from ${start}`).toBe(reached);
      await press(page, "Escape");
    }
  });

  it("stays in the calendar with Tab, and returns to the header with Esc", async () => {
    const { page } = await open(site, picker());
    await focus(page, part("header"));
    await press(page, "Enter");
    const round: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await press(page, "Tab");
      round.push(
        await page.evaluate(() => {
          const active = document.querySelector("#picker")?.shadowRoot?.activeElement;
          return active?.getAttribute("part")?.split(" ")[0] ?? "";
        }),
      );
    }
    expect(round).toEqual(["prev", "next", "day"]);
    await press(page, "Escape");
    await waitUntilHidden(page, part("panel"));
    expect(
      await page.on("#picker", ({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute("part")),
    ).toBe("header");
  });
});
