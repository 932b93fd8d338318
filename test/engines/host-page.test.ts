import { describe, expect, it } from "vitest";
import { dialog, modalAcceptsClicks } from "./support/login";
import { type EnginePage, painted, type Vetrina, waitUntilHidden, waitUntilPresent } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const picker = '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>';

describe("an import map of the site", () => {
  const map = '<script type="importmap">{"imports":{"@site/menu":"/test/menu.js"}}</script>';
  const moduleScript = `<script type="module">
    import { menu } from "@site/menu";
    document.documentElement.dataset.menu = menu;
  </script>`;

  const addFile = (path: `/test/${string}`, body: string) =>
    site.sandbox.file(path, { body, type: "text/javascript" });

  const works = async (page: EnginePage) => {
    await waitUntilPresent(page, 'html[data-menu="open"]');
    await waitUntilPresent(page, '#picker[data-state="ready"]');
  };

  // Firefox may run an asynchronous script only after it has parsed the page.
  it.each(["async", ""])(
    "resolves the site's modules at the end of a slow page, after the library's loader (%s)",
    async (kind) => {
      addFile("/test/menu.js", 'export const menu = "open";');
      // The parser waits for this file while the chunks arrive. Until the file arrives, no engine can read the
      // rest of the page.
      addFile("/test/slow.js", `document.write(${JSON.stringify(map + moduleScript)});`);
      site.sandbox.fault({ match: "/test/slow.js", delay: 1500, times: 1 });
      site.page("/test/map-last", {
        library: false,
        head: ({ loaderUrl }) => `<script src="${loaderUrl}" ${kind}></script>`,
        body: `${picker}<script src="/test/slow.js"></script>`,
      });
      const { page, consoleMessages } = await site.visit("/test/map-last");
      await works(page);
      expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
    },
  );

  it("resolves the site's modules in the head, before the library's loader", async () => {
    addFile("/test/menu.js", 'export const menu = "open";');
    site.page("/test/map-first", {
      library: false,
      head: ({ loaderUrl }) => `${map}${moduleScript}<script src="${loaderUrl}" async></script>`,
      body: picker,
    });
    const { page, consoleMessages } = await site.visit("/test/map-first");
    await works(page);
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });
});

describe("the page behind the login dialog", () => {
  const content = `<div><header id="bar">Menu</header><h1 id="title">Prova</h1><div style="height:3000px">testo</div></div>
    <vetrina-login-modal></vetrina-login-modal>`;

  const open = async (css: string) => {
    site.page("/test/scroll", {
      head: `<style>#bar { position: sticky; top: 0 } ${css}</style>`,
      body: content,
    });
    const { page } = await site.visit("/test/scroll");
    await waitUntilPresent(page, 'vetrina-login-modal[data-state="ready"]');
    await page.evaluate(() => window.scrollTo(0, 933));
    return page;
  };

  const tops = (page: EnginePage) =>
    page.evaluate(() =>
      ["bar", "title"].map((id) =>
        Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN),
      ),
    );

  const openLogin = async (page: EnginePage) => {
    await page.evaluate(() => (window as unknown as { Vetrina: Vetrina }).Vetrina.session.requestLogin());
    await modalAcceptsClicks(page);
  };

  const closeLogin = async (page: EnginePage) => {
    await page.press("Escape");
    await waitUntilHidden(page, dialog);
  };

  it("does not move if the overflow of the body applies to the viewport", async () => {
    const page = await open("html, body { height: 100%; margin: 0 } body { overflow-x: hidden }");
    const before = await tops(page);
    expect(before[0]).toBe(0);
    expect(before[1]).toBeLessThan(-800);
    await openLogin(page);
    expect(await tops(page)).toEqual(before);
    await page.wheel(300);
    await painted(page);
    expect(await tops(page)).toEqual(before);
    await closeLogin(page);
    expect(await tops(page)).toEqual(before);
  });

  it("can be scrolled after the dialog closes if the site removed its own scroll lock while the dialog was open", async () => {
    const page = await open("");
    await page.evaluate(() => (document.documentElement.style.overflow = "hidden"));
    await openLogin(page);
    await page.evaluate(() => (document.documentElement.style.overflow = ""));
    await closeLogin(page);
    const before = await tops(page);
    await page.wheel(300);
    await expect.poll(() => tops(page)).not.toEqual(before);
  });
});

describe("the gamification hub", () => {
  const hub =
    '<vetrina-gamification-hub id="hub" data-sections="missions,rewards"></vetrina-gamification-hub>';
  const entries = "#hub >>> .sections .section";
  const refusal = `<script>
    history.pushState = history.replaceState = () => { throw new DOMException("too many calls", "SecurityError"); };
  </script>`;

  const selected = (page: EnginePage) =>
    page.on("#hub", ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll(".sections .section") ?? [])].findIndex((entry) =>
        entry.hasAttribute("aria-current"),
      ),
    );

  const choose = (page: EnginePage, index: number) =>
    page.on(
      "#hub",
      ({ shadowRoot }, at) => shadowRoot?.querySelectorAll<HTMLElement>(".sections .section")[at]?.click(),
      index,
    );

  const open = async (head: string, hash = "") => {
    site.page("/test/hub", { head, body: hub });
    const { page } = await site.visit(`/test/hub${hash}`);
    await waitUntilPresent(page, entries);
    return page;
  };

  it("opens the section of a fragment in either form, and writes the form that is a valid ID selector", async () => {
    const page = await open("", "#vetrina=in-palio");
    expect(await selected(page)).toBe(1);
    await choose(page, 0);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#vetrina-missioni");
    await page.evaluate(() => {
      document.querySelector(location.hash);
      location.hash = "#vetrina-in-palio";
    });
    await expect.poll(() => selected(page)).toBe(1);
  });

  it("shows the selected section if the browser refuses to change the history", async () => {
    const page = await open(refusal);
    expect(await selected(page)).toBe(0);
    await choose(page, 1);
    await expect.poll(() => selected(page)).toBe(1);
    expect(await page.evaluate(() => location.hash)).toBe("");
  });
});
