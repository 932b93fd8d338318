import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bundle } from "../../browser/support/bundle";

const require = createRequire(import.meta.url);

/** A third-party widget, included as its documentation says. */
export interface Peer {
  readonly name: string;
  readonly script: string;
  /** The peer's style sheet, for a link in the head. */
  readonly styleSheet?: string;
  readonly markup: string;
  /** An expression that is true in a page once the widget can be used. */
  readonly isReady: string;
}

const bundled = (file: string) => bundle(new URL(file, import.meta.url), { minify: true });

/** Peers from npm with permissive licences, each bundled separately. */
export async function bundlePeers(): Promise<Record<"hello" | "flatpickr" | "cally", Peer>> {
  const [hello, flatpickr, cally] = await Promise.all(
    ["./hello.tsx", "./flatpickr.ts", "./cally.ts"].map(bundled),
  );
  return {
    hello: {
      name: "r2wc + React hello",
      script: hello ?? "",
      markup: '<plain-hello name="Giulia"></plain-hello>',
      isReady: 'document.querySelector("plain-hello")?.shadowRoot?.querySelector("p")',
    },
    flatpickr: {
      name: "flatpickr",
      script: flatpickr ?? "",
      styleSheet: readFileSync(require.resolve("flatpickr/dist/flatpickr.min.css"), "utf8"),
      markup: '<input id="day" aria-label="Giorno">',
      isReady: 'document.querySelector(".flatpickr-calendar")',
    },
    cally: {
      name: "cally",
      script: cally ?? "",
      markup: "<calendar-date><calendar-month></calendar-month></calendar-date>",
      isReady: 'document.querySelector("calendar-month")?.shadowRoot?.querySelector("td button")',
    },
  };
}
