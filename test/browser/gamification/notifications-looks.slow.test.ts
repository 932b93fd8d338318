import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes } from "../support/text-fit";
import { inState, markup, notificationsOf, openListening, tag } from "./notifications-page";

const site = useTestSite();

const long = {
  body: "<p>Domenica dalle 3 alle 4 le classifiche non si aggiornano. <a href='/manutenzione'>Gli orari</a></p>",
};

describe("a notice", () => {
  it.each([240, 1440])(
    "fits into the viewport at %d px, without an accessibility violation",
    async (width) => {
      const { page, send, toast } = await openListening(site, markup, { viewport: { width, height: 700 } });
      send("Manutenzione notturna", long);
      await toast.waitFor();
      const box = await toast.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(8);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 8);
      expect((box?.y ?? 0) + (box?.height ?? 700)).toBeLessThanOrEqual(700 - 8);
      expect(box?.width).toBeLessThanOrEqual(26 * 16);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("leaves the hub's bar visible on a phone", async () => {
    const body = `${markup}<vetrina-gamification-hub></vetrina-gamification-hub>`;
    const { page, send, toast } = await openListening(site, body, { viewport: { width: 390, height: 640 } });
    const sections = page.getByRole("navigation", { name: "Sezioni" });
    await sections.waitFor();
    send("Manutenzione notturna", long);
    await toast.waitFor();
    const bar = await sections.boundingBox();
    const card = await toast.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(640);
    expect((card?.y ?? 640) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it("has no accessibility violation in the dark theme", async () => {
    const { page, issueAward, toast } = await openListening(
      site,
      `<div data-vetrina-scheme="dark">${markup}</div>`,
    );
    issueAward();
    await toast.waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each(["usual", "wide"] as const)(
    "fits every text in the %s typeface, at all text sizes (X7)",
    async (face) => {
      const { page, send, toast } = await openListening(site, markup, { face });
      send("Manutenzione notturna", long);
      send("Un altro");
      await toast.hover();
      const problems: string[] = [];
      for (const { name, widths, style } of textSizes) {
        await setVisitorStyle(page, style);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 700 });
          problems.push(
            ...(await textProblems(page, tag)).map((problem) => `${name}, ${width} px: ${problem}`),
          );
        }
      }
      expect(problems).toEqual([]);
    },
  );

  it("fits into a low viewport, and scrolls its content", async () => {
    const { send, toast } = await openListening(site, markup, { viewport: { width: 240, height: 120 } });
    send("Manutenzione notturna", long);
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(await toast.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  });

  it("has a visible edge and icon with forced colours (X5)", async () => {
    const { page, send, toast } = await openListening(site);
    await page.emulateMedia({ forcedColors: "active" });
    send("Manutenzione");
    await toast.waitFor();
    const [edge, back, icon] = await toast.evaluate((card) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(card);
      return [borderTopColor, backgroundColor, getComputedStyle(card.querySelector("svg") as Element).stroke];
    });
    expect(edge).not.toBe(back);
    expect(icon).not.toBe(back);
  });

  it("appears at once with reduced motion", async () => {
    const { page, send, toast } = await openListening(site);
    await page.emulateMedia({ reducedMotion: "reduce" });
    send("Manutenzione");
    await toast.waitFor();
    const duration = await toast.evaluate((card) => parseFloat(getComputedStyle(card).animationDuration));
    expect(duration).toBeLessThan(0.001);
  });
});

/** Counts listeners, running timers and observers of the page. Runs before the library. */
function census(): void {
  const alive = { listeners: 0, timers: new Set<unknown>(), observers: new Set<unknown>() };
  Object.assign(window, {
    count: () => [
      alive.listeners,
      alive.timers.size,
      alive.observers.size,
      document.querySelectorAll("*").length,
    ],
  });
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const known = new Map<unknown, Set<string>>();
    const keyOf = (type: string, options: unknown) =>
      `${type} ${String((options as { capture?: boolean })?.capture ?? options === true)}`;
    target.addEventListener = function listen(type, listener, options) {
      const keys = known.get(listener) ?? new Set();
      known.set(listener, keys);
      if (!keys.has(keyOf(type, options))) alive.listeners += 1;
      keys.add(keyOf(type, options));
      add.call(this, type, listener, options);
    };
    target.removeEventListener = function forget(type, listener, options) {
      if (known.get(listener)?.delete(keyOf(type, options))) alive.listeners -= 1;
      remove.call(this, type, listener, options);
    };
  }
  const { setInterval: start, clearInterval: stop } = window;
  window.setInterval = ((...given: Parameters<typeof setInterval>) => {
    const id = start(...given);
    alive.timers.add(id);
    return id;
  }) as never;
  window.clearInterval = (id) => {
    alive.timers.delete(id);
    stop(id);
  };
  const Native = window.MutationObserver;
  window.MutationObserver = class extends Native {
    override observe(...given: Parameters<MutationObserver["observe"]>) {
      alive.observers.add(this);
      super.observe(...given);
    }
    override disconnect() {
      alive.observers.delete(this);
      super.disconnect();
    }
  };
}

it("twenty mounts and unmounts leave no listener, timer, observer, subscription or node", async () => {
  const { page } = await openListening(site);
  await page.addInitScript(census);
  await page.reload();
  await inState(page, "ready");
  const count = () => page.evaluate(() => (window as unknown as { count(): number[] }).count());
  const { send, toast } = notificationsOf(site, page);
  await expect
    .poll(
      () => {
        send(`Avviso ${Math.random()}`);
        return toast.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  const round = (times: number) =>
    page.evaluate(
      async ([name, rounds]) => {
        const element = document.querySelector(name) as HTMLElement;
        const parent = element.parentElement as HTMLElement;
        for (let index = 0; index < rounds; index += 1) {
          element.remove();
          await new Promise((done) => setTimeout(done, 30));
          parent.append(element);
          await new Promise((done) => setTimeout(done, 30));
        }
        element.remove();
        await new Promise((done) => setTimeout(done, 100));
        const left = (window as unknown as { count(): number[] }).count();
        parent.append(element);
        await new Promise((done) => setTimeout(done, 100));
        return left;
      },
      [tag, times] as const,
    );
  const afterOne = await round(1);
  expect(await round(20)).toEqual(afterOne);
  expect(await page.locator(tag).evaluate((host) => host.shadowRoot?.childElementCount)).toBe(1);
  // Expects that only one listener of each kind remains, because a message causes a single notice.
  send("Dopo");
  await expect.poll(() => toast.count()).toBe(1);
  expect(await toast.innerText()).not.toContain("altro avviso");
  expect(await count()).toHaveLength(4);
});
