import type { Sandbox } from "../../sandbox/server";
import { bundlePeers, type Peer } from "./peers/peers";

export interface BenchPage {
  readonly name: string;
  readonly path: string;
  /** An expression that is true in the page once its widgets can be used. */
  readonly isReady: string;
  /** True for a page of the light build. @default false */
  readonly isLight?: boolean;
}

type Pages = readonly BenchPage[];

const lines = "<p>Un testo del sito, come ne stanno attorno a ogni elemento.</p>".repeat(20);
const around = (markup: string) => `<main><h1>Prova</h1>${markup}${lines}</main>`;

const isStarted = (...tags: readonly string[]) =>
  tags.map((tag) => `document.querySelector('${tag}[data-state]:not([data-state="loading"])')`).join(" && ");

/**
 * Registers a page with a peer's widget, with its style sheet and its script in the head, as its documentation says.
 */
function addPeer(
  sandbox: Sandbox,
  key: string,
  { name, script, styleSheet, markup, isReady }: Peer,
): BenchPage {
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  const scriptPath = `/test/${key}.js` as const;
  const sheetPath = `/test/${key}.css` as const;
  sandbox.file(scriptPath, { body: script, type: "text/javascript", headers });
  if (styleSheet) sandbox.file(sheetPath, { body: styleSheet, type: "text/css", headers });
  const link = styleSheet ? `<link rel="stylesheet" href="${sheetPath}">` : "";
  const path = `/test/${key}` as const;
  sandbox.page(path, {
    library: false,
    config: false,
    head: `${link}<script src="${scriptPath}" defer></script>`,
    body: around(markup),
  });
  return { name, path, isReady };
}

/**
 * Registers pages with one widget each, and the demo's home page. The first page of each list is without the
 * library, the second one has a minimal React widget.
 *
 * @param light the light build; without it, its pages are left out
 */
export async function addPages(
  sandbox: Sandbox,
  light: Sandbox | undefined,
): Promise<{ readonly plain: Pages; readonly home: Pages }> {
  const { hello, flatpickr, cally } = await bundlePeers();
  sandbox.page("/test/empty", { library: false, config: false, body: around("") });
  for (const each of [sandbox, light]) {
    each?.page("/test/picker", {
      body: around("<vetrina-date-picker><span>Scegli</span></vetrina-date-picker>"),
    });
  }
  const picker = { path: "/test/picker", isReady: isStarted("vetrina-date-picker") };
  const isHomeReady = isStarted("vetrina-balance-header", "vetrina-login-modal");
  // The code of the login modal waits until the page is idle.
  const isHeaderReady = isStarted("vetrina-balance-header");
  const helloPage = addPeer(sandbox, "hello", hello);
  const ofLight = (pages: Pages) => (light ? pages.map((page) => ({ ...page, isLight: true })) : []);
  return {
    plain: [
      { name: "no widget", path: "/test/empty", isReady: 'document.querySelector("h1")' },
      helloPage,
      addPeer(sandbox, "flatpickr", flatpickr),
      addPeer(sandbox, "cally", cally),
      { name: "Vetrina date picker", ...picker },
      { name: "Vetrina date picker, preload links", ...picker, path: "/test/picker?preload=1" },
      ...ofLight([
        { name: "Vetrina date picker, light build", ...picker },
        {
          ...picker,
          name: "Vetrina date picker, light build, preload links",
          path: "/test/picker?preload=1",
        },
      ]),
    ],
    home: [
      { name: "without the library", path: "/test/home?loader=off", isReady: 'document.querySelector("h1")' },
      helloPage,
      { name: "Vetrina header", path: "/test/home", isReady: isHeaderReady },
      { name: "Vetrina header and login modal", path: "/test/home", isReady: isHomeReady },
      { name: "the same, preload links", path: "/test/home?preload=1", isReady: isHomeReady },
      ...ofLight([
        { name: "Vetrina header, light build", path: "/test/home", isReady: isHeaderReady },
        {
          name: "Vetrina header, light build, preload links",
          path: "/test/home?preload=1",
          isReady: isHeaderReady,
        },
        { name: "Vetrina header and login modal, light build", path: "/test/home", isReady: isHomeReady },
        { name: "the same, light build, preload links", path: "/test/home?preload=1", isReady: isHomeReady },
      ]),
    ],
  };
}
