import { describe, expect, it } from "vitest";
import { type EnginePage, waitUntilPresent } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const picker = '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>';

describe("import map of the site", () => {
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

  // Firefox may run an asynchronous script only when the page is parsed.
  it.each(["async", ""])(
    "works at the end of a page that arrives slowly, after our loader (%s)",
    async (kind) => {
      addFile("/test/menu.js", 'export const menu = "open";');
      // The parser waits for this file, and the chunks arrive meanwhile. No engine can see the rest of the page before.
      addFile("/test/slow.js", `document.write(${JSON.stringify(map + moduleScript)});`);
      site.sandbox.fault({ match: "/test/slow.js", delay: 1500, times: 1 });
      site.page("/test/map-last", {
        library: false,
        head: ({ loaderAddress }) => `<script src="${loaderAddress}" ${kind}></script>`,
        body: `${picker}<script src="/test/slow.js"></script>`,
      });
      const { page, consoleMessages } = await site.visit("/test/map-last");
      await works(page);
      expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
    },
  );

  it("works in the head, before our loader", async () => {
    addFile("/test/menu.js", 'export const menu = "open";');
    site.page("/test/map-first", {
      library: false,
      head: ({ loaderAddress }) => `${map}${moduleScript}<script src="${loaderAddress}" async></script>`,
      body: picker,
    });
    const { page, consoleMessages } = await site.visit("/test/map-first");
    await works(page);
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });
});
