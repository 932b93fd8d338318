import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { begin, boxes, cutOut, isNear, openTour, shows, step, tourMarkup } from "./tour-page";

const site = useTestSite();

/** An element with an open shadow root, which contains another element with an open shadow root. */
const nested = `<div id="ospite"></div><script>
  const inner = document.createElement("div");
  inner.id = "dentro";
  inner.attachShadow({ mode: "open" }).innerHTML = '<p id="fondo" class="box">In fondo</p>';
  document.getElementById("ospite").attachShadow({ mode: "open" }).append(inner);
</script>`;

const boxOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

describe("a target", () => {
  it("is highlighted within 2 px in nested open shadow roots (T4)", async () => {
    const { page } = await openTour(
      site,
      nested + tourMarkup(step("Primo", 'data-target="#ospite >>> #dentro >>> #fondo"')),
    );
    await begin(page);
    const target = await page.locator("#fondo").evaluate(boxOf);
    expect(target.width).toBeGreaterThan(0);
    await expect.poll(async () => isNear(await cutOut(page), target)).toBe(true);
  });

  it("keeps its cut-out when the page scrolls, the viewport is resized, or the target is moved or replaced", async () => {
    const { page, popover } = await openTour(site, boxes + tourMarkup());
    await begin(page);
    const follows = async () =>
      expect
        .poll(async () => isNear(await cutOut(page), await page.locator("#uno").evaluate(boxOf)))
        .toBe(true);
    await follows();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
    await follows();
    await page.setViewportSize({ width: 700, height: 500 });
    await follows();
    await page.locator("#uno").evaluate((element) => (element.style.marginLeft = "300px"));
    await follows();
    await page.locator("#uno").evaluate((element) => element.replaceWith(element.cloneNode(true)));
    await page.locator("#uno").evaluate((element) => (element.style.marginLeft = "120px"));
    await follows();
    const box = await popover.evaluate(boxOf);
    const target = await page.locator("#uno").evaluate(boxOf);
    expect(box.top).toBeGreaterThan(target.top + target.height);
  });

  it("makes the tour skip its step, without counting it, if it does not appear in time (T5)", async () => {
    const steps = [
      step("Primo", 'data-target="#uno"'),
      step("Manca", 'data-target="#nessuno"'),
      step("Nascosto", 'data-target="#nascosto"'),
      step("Errato", 'data-target="##"'),
      step("Ultimo", 'data-target="#tre"'),
    ];
    const { page, progress } = await openTour(
      site,
      `${boxes}<p id="nascosto" hidden>Nascosto</p>${tourMarkup(steps.join(""))}`,
      { config: { tour: { waitForMs: 200 } } },
    );
    await begin(page);
    // A step with an invalid selector is skipped at once, with a warning.
    expect(await progress.textContent()).toBe("Passo 1 di 4");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Ultimo");
    expect(await progress.textContent()).toBe("Passo 2 di 2");
    await page.keyboard.press("ArrowLeft");
    await shows(page, "Primo");
  });

  it("makes the tour wait if it appears late", slow, async () => {
    const { page, progress, button } = await openTour(
      site,
      boxes + tourMarkup(step("Primo") + step("Tardi", 'data-target="#tardi"')),
      { config: { tour: { waitForMs: 20_000 } } },
    );
    await begin(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => button("Avanti").getAttribute("aria-busy")).toBe("true");
    await page.evaluate(() => {
      const late = document.createElement("p");
      late.id = "tardi";
      late.textContent = "Eccomi";
      document.body.append(late);
    });
    await shows(page, "Tardi");
    expect(await progress.textContent()).toBe("Passo 2 di 2");
    await expect
      .poll(() =>
        page.locator("#tardi").evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight),
      )
      .toBe(true);
  });

  itEach([["no-preference", '""']] as const, [["reduce", '"…" / ""']] as const)(
    "makes the button show a waiting sign if it does not appear within 300 ms (motion: %s)",
    async (reducedMotion, content) => {
      const { page, button } = await openTour(
        site,
        boxes + tourMarkup(step("Primo") + step("Tardi", 'data-target="#tardi"')),
        { config: { tour: { waitForMs: 20_000 } }, options: { reducedMotion } },
      );
      await begin(page);
      // Stops animations, because on a slow machine they would end before the test reads them.
      const animations = await page.context().newCDPSession(page);
      await animations.send("Animation.enable");
      await animations.send("Animation.setPlaybackRate", { playbackRate: 0 });
      await page.keyboard.press("ArrowRight");
      const next = button("Avanti");
      await expect.poll(() => next.getAttribute("aria-busy")).toBe("true");
      const signAt = (time: number) =>
        next.evaluate((element, currentTime) => {
          const running = element.getAnimations({ subtree: true });
          for (const animation of running) animation.currentTime = currentTime;
          const { content, opacity } = getComputedStyle(element, "::after");
          return { content, opacity };
        }, time);
      expect(await signAt(300)).toEqual({ content, opacity: "0" });
      expect(await signAt(1000)).toEqual({ content, opacity: "1" });
      await animations.send("Animation.setPlaybackRate", { playbackRate: 1 });
      await animations.detach();
    },
  );
});

describe("the text of a step (T6)", () => {
  it("shows its title as plain text and its content as sanitised markup, even without a security policy", async () => {
    const hostile = "<img src=x onerror=window.hacked=1>";
    const { page, title, popover } = await openTour(
      site,
      tourMarkup(
        step(
          hostile.replaceAll("<", "&lt;"),
          "",
          "<p onclick='window.hacked=1'>Ciao <strong>mondo</strong> <a href='javascript:alert(1)'>qui</a></p>",
        ),
      ),
    );
    await page.evaluate((text) => {
      void Object.assign(window, { second: [{ title: text, text }] });
    }, hostile);
    await begin(page);
    expect(await title.textContent()).toBe(hostile);
    expect(await popover.locator("img").count()).toBe(0);
    expect(await popover.locator("strong").textContent()).toBe("mondo");
    expect(await popover.locator("a,[onclick]").count()).toBe(0);
    await page.evaluate(() => {
      const { Vetrina, second } = window as unknown as {
        Vetrina: { tour: { start(steps: unknown): Promise<boolean> } };
        second: unknown;
      };
      return Vetrina.tour.start(second);
    });
    await shows(page, hostile);
    expect(await popover.locator("img").count()).toBe(0);
    expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
  });
});

describe("a tour on a page with a dialog", () => {
  const dialog = "<dialog><p>Finestra</p><button>Chiudi la finestra</button></dialog>";

  it("never starts over an open dialog, and starts automatically when the dialog is closed", async () => {
    const { page, host } = await openTour(
      site,
      `${boxes}${dialog}<script>document.querySelector("dialog").showModal()</script>${tourMarkup(undefined, 'data-start="auto"')}`,
    );
    const started = await page.evaluate(() =>
      (
        window as unknown as { Vetrina: { tour: { start(id: string): Promise<boolean> } } }
      ).Vetrina.tour.start("prova"),
    );
    expect(started).toBe(false);
    expect(await host.count()).toBe(0);
    await page.evaluate(() => document.querySelector("dialog")?.close());
    await shows(page, "Primo");
  });

  it("stays below a dialog that opens later, and leaves the keyboard to it", async () => {
    const { page, title } = await openTour(site, boxes + dialog + tourMarkup());
    await begin(page);
    await page.evaluate(() => document.querySelector("dialog")?.showModal());
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    expect(await title.textContent()).toBe("Primo");
    await shows(page, "Primo");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Secondo");
  });
});
