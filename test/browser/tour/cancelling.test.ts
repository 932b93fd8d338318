import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { describeEach, slow } from "../support/slow-cases";
import { begin, boxes, eventsOf, openTour, recordEvents, shows, tourMarkup } from "./tour-page";

const site = useTestSite();

const exact = "Are you sure you want to stop the tour?";

const open = async (attributes: string, config = {}) => {
  const opened = await openTour(site, boxes + tourMarkup(undefined, attributes), { config });
  await recordEvents(opened.page);
  await begin(opened.page);
  return opened;
};

type Opened = Awaited<ReturnType<typeof open>>;

const ways: readonly (readonly [string, (opened: Opened) => Promise<void>])[] = [
  ["Esc", ({ page }) => page.keyboard.press("Escape")],
  ["the close button", ({ button }) => button("Chiudi").click()],
  ["the overlay", ({ page }) => page.mouse.click(900, 700)],
];

describeEach(ways.slice(0, 1), ways.slice(1))("cancelling with %s (T1)", (_, cancel) => {
  it("asks the specified question once, keeps step and focus after a no, and ends the tour after a yes", async () => {
    const opened = await open('data-confirm="on"');
    const { page, question, button, popover, host } = opened;
    await button("Avanti").press("Enter");
    await shows(page, "Secondo");
    await button("Indietro").focus();
    await cancel(opened);
    expect(await question.textContent()).toBe(exact);
    expect(await question.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
    expect(await popover.getAttribute("role")).toBe("alertdialog");
    await page.mouse.click(900, 700);
    expect(await question.count()).toBe(1);
    await button("No, continue").click();
    await expect.poll(() => question.count()).toBe(0);
    await shows(page, "Secondo");
    await cancel(opened);
    await button("Yes, stop").click();
    await expect.poll(() => host.count()).toBe(0);
    expect(await eventsOf(page)).toEqual(["start", "step 1", "step 2", "end cancelled"]);
  });

  it(
    "ends the tour at once if no confirmation is configured, and leaves nothing of driver.js on the page",
    slow,
    async () => {
      const opened = await openTour(site, boxes + tourMarkup());
      const { page } = opened;
      await recordEvents(page);
      const attributes = () =>
        page
          .locator("#uno")
          .evaluate((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`));
      const before = await attributes();
      await begin(page);
      expect(await attributes(), "attributes of the target").toEqual(before);
      await cancel(opened);
      await expect.poll(() => opened.host.count()).toBe(0);
      expect(await eventsOf(page)).toEqual(["start", "step 1", "end cancelled"]);
      expect(await opened.overlay.count()).toBe(0);
      await expect.poll(() => page.locator(".driver-overlay").count()).toBe(0);
      expect(
        await page.evaluate(() => [document.body.className, document.body.getAttribute("style") ?? ""]),
        "classes and styles of the body",
      ).toEqual(["", ""]);
    },
  );
});

describe("the question before a tour is cancelled", () => {
  it("returns the focus to its previous control, and treats Esc as a no", async () => {
    const { page, question, button } = await open('data-confirm="on"');
    await button("Chiudi").press("Enter");
    await question.waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? "");
    expect(await focused()).toBe("No, continue");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Yes, stop");
    await page.keyboard.press("Escape");
    await expect.poll(() => question.count()).toBe(0);
    expect(
      await page.evaluate(() =>
        document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label"),
      ),
    ).toBe("Chiudi");
  });

  it("is in the language of the page if the operator has translated it", async () => {
    const byAttribute = await open('data-confirm="page"');
    await byAttribute.page.keyboard.press("Escape");
    expect(await byAttribute.question.textContent()).toBe("Vuoi davvero interrompere la visita guidata?");
    const byConfiguration = await open("", { tour: { confirm: true, confirmInPageLanguage: true } });
    await byConfiguration.page.keyboard.press("Escape");
    expect(await byConfiguration.question.textContent()).toBe("Vuoi davvero interrompere la visita guidata?");
    const english = await open("", { tour: { confirm: true } });
    await english.page.keyboard.press("Escape");
    expect(await english.question.textContent()).toBe(exact);
  });
});

it("answering no before the popover has the focus moves the focus into the popover, not behind the shade (T1)", async () => {
  const { page, opener, question, title } = await openTour(
    site,
    boxes + tourMarkup(undefined, 'data-confirm="on"'),
  );
  await page.evaluate(() => {
    const cancel = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, composed: true }),
      );
    document.addEventListener("vetrina:tour-step", () => setTimeout(cancel, 100), { once: true });
  });
  await opener.focus();
  await page.keyboard.press("Enter");
  await question.waitFor();
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("vetrina-tour-popover");
  expect(await title.textContent()).toBe("Primo");
  await page.keyboard.press("Enter");
  await shows(page, "Secondo");
});

it("answering no returns the focus to a control in the target", slow, async () => {
  const { page, question } = await openTour(
    site,
    `<div id="uno"><button id="dentro">Dentro</button></div>` + tourMarkup(undefined, 'data-confirm="on"'),
  );
  await begin(page);
  await page.locator("#dentro").focus();
  await page.keyboard.press("Escape");
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("dentro");
});

it(
  "a double click on the tour's start button does not cancel the tour when its second click hits the overlay",
  slow,
  async () => {
    const { page, opener, popover } = await openTour(site, boxes + tourMarkup());
    await recordEvents(page);
    await opener.dblclick();
    await shows(page, "Primo");
    expect(await popover.count()).toBe(1);
    expect(await eventsOf(page)).not.toContain("end cancelled");
  },
);
