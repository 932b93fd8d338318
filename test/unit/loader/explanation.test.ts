import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { explainBase, looksMoved } from "../../../src/loader/explanation";
import { LoadError } from "../../../src/loader/load-error";

const base = "https://sito.example/lib/vetrina/resources/";
const tried = `${base}main-abc123.js: HTTP 404, text/html`;
const source = "https://sito.example/lib/vetrina.js";
const meta = { place: '<meta name="vetrina-base">', written: "/altrove/" };

function configure(configuration: string): void {
  const block = document.createElement("script");
  block.id = "vetrina-config";
  block.type = "application/json";
  block.textContent = configuration;
  document.body.append(block);
}

beforeEach(() => {
  document.documentElement.lang = "it";
});
afterEach(() => {
  document.body.replaceChildren();
});

describe("the language of the loader's messages", () => {
  it.each([
    ["", "", true],
    ["it", "", true],
    ["it-IT", "", true],
    ["IT", "", true],
    ["en", "", false],
    ["de-AT", "", false],
    ["ita", "", false],
    ["it", '{"language":"en"}', false],
    ["en", '{"language":"it"}', true],
    ["en", "{no JSON", false],
  ])(
    "is Italian only on an Italian page or by configuration (lang=%j, configuration %j: %s)",
    (lang, configuration, isItalian) => {
      document.documentElement.lang = lang;
      if (configuration) configure(configuration);
      const message = explainBase(tried, base, source, undefined);
      const italian = ["Vetrina non trova i suoi file", "copia in"];
      const english = ["Vetrina does not find its files", "copy all files"];
      for (const words of italian) expect(message.includes(words), words).toBe(isItalian);
      for (const words of english) expect(message.includes(words), words).toBe(!isItalian);
    },
  );
});

describe("the message about a wrong folder", () => {
  it("contains the requested URL, the expected folder and ways to set another folder", () => {
    const message = explainBase(tried, base, source, undefined);
    for (const part of [tried, `copia in ${base}`, 'content="/percorso/resources/"', "data-base"])
      expect(message).toContain(part);
    expect(message).not.toContain("plugin");
  });

  it("names the place in the page that sets the folder", () => {
    expect(explainBase(tried, base, source, meta)).toContain(
      `Correggi ${meta.place}, oppure copia in ${base}`,
    );
  });

  it("suggests excluding the script from the plug-in that has moved it", () => {
    const cached = "https://sito.example/wp-content/cache/min/1/9f8e.js";
    expect(explainBase(tried, base, cached, undefined)).toContain(`Escludi vetrina.js dal plugin`);
    expect(explainBase(tried, base, cached, undefined)).toContain(cached);
    expect(explainBase(tried, base, cached, meta)).not.toContain("plugin");
  });

  it("explains why a folder is not allowed or a script has no URL", () => {
    expect(explainBase(undefined, "", "", meta)).toMatch(
      /\/altrove\/ non ha l’origine .* Correggi <meta .*>\.$/,
    );
    expect(explainBase(undefined, "", "", undefined)).toMatch(/o un modulo\. Scrivi <meta/);
  });
});

describe("a script path", () => {
  it.each([
    "/vetrina.js",
    "/js/vetrina.min.js",
    "/assets/vetrina-1.2.0.js",
    "/wp-content/plugins/vetrina/library/vetrina.js",
    "/etc.clientlibs/demo/clientlibs/clientlib-widgets.lc-0a1b2c-lc.min.js",
    "/apps/demo/clientlib-widgets/js/loader.js",
  ])("looks like the path of a deployed loader: %s", (path) => {
    expect(looksMoved(path)).toBe(false);
  });

  it.each([
    "/wp-content/cache/min/1/0a1b2c.js",
    "/wp-content/cache/autoptimize/js/autoptimize_0a1b.js",
    "/wp-content/cache/min/1/wp-content/plugins/vetrina/library/vetrina.js",
    "/wp-content/litespeed/js/0a1b2c.js",
    "/wp-content/uploads/siteground-optimizer-assets/vetrina.min.js",
    "/wp-content/uploads/hummingbird-assets/0a1b.js",
    "/static/_cache/merged/0a1b.min.js",
    "/sites/default/files/js/js_0a1b.js",
    "/_jb_static/??0a1b",
    "/assets/index-B1x2.js",
    "/bundle.js",
  ])("does not look like the path of a deployed loader: %s", (path) => {
    expect(looksMoved(path)).toBe(true);
  });
});

describe("the message about a file that cannot be loaded", () => {
  it("contains instructions if the server refuses the file, but not if the server fails", () => {
    expect(new LoadError("x.js: HTTP 404", "refused").message).toBe(
      "x.js: HTTP 404. La cartella è incompleta o di un’altra versione: copiala di nuovo con vetrina.js.",
    );
    expect(new LoadError("x.js: HTTP 503", "failed").message).toBe("x.js: HTTP 503");
  });
});
