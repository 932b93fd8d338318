import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { catalogue } from "../../widgets/catalogue";
import { cookiesOfPlayer, giveCookies } from "../browser/support/account";
import { newVisitor } from "../browser/support/chromium";
import type { Bench } from "./bench";
import { type Meter, openMeter } from "./measure";
import { watchTasks } from "./page-records";

/** Time limit in ms. It is long, because a throttled page on a busy machine is slow. */
const timeout = 120_000;

const names = ["achievements", "awards", "competitions", "leaderboard", "missions", "notifications"] as const;

/** Tags of the bench's panels that exist in the build. */
export const panels = names
  .map((name) => `vetrina-${name}` as const)
  .filter((tag) => catalogue.some((definition) => definition.tag === tag));

const missing = names.filter((name) => !panels.includes(`vetrina-${name}`));

/** Lists the panels that are not measured; empty if all are. */
export const missingNote =
  missing.length === 0 ? "" : `; NOT MEASURED, because not built: ${missing.join(", ")}`;

/** Files that a page has fetched from the library, and calls to the services. */
export interface Traffic {
  /** Sizes of library files in brotli, in bytes, by URL. */
  readonly files: ReadonlyMap<string, number>;
  readonly requests: number;
  readonly sockets: number;
}

export interface PlayerPage {
  readonly page: Page;
  readonly meter: Meter;
  traffic(): Promise<Traffic>;
  /** Names of the calls that the platform has received. */
  calls(): readonly string[];
  close(): Promise<void>;
}

/** Opens a page as Giulia, and waits until its elements have left the state `loading`. */
export const openAsPlayer = (bench: Bench, path: string): Promise<PlayerPage> =>
  openWithCookies(bench, path, cookiesOfPlayer(bench));

/** Opens a page as a visitor, and waits until its elements have left the state `loading`. */
export const openAsVisitor = (bench: Bench, path: string): Promise<PlayerPage> =>
  openWithCookies(bench, path, {});

async function openWithCookies(
  { browser, sandbox }: Bench,
  path: string,
  cookies: Readonly<Record<string, string>>,
): Promise<PlayerPage> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await giveCookies(page, { sandbox }, cookies);
  const meter = await openMeter(page);
  const files = new Map<string, Promise<number>>();
  let requests = 0;
  let sockets = 0;
  page.on("websocket", () => (sockets += 1));
  page.on("response", (response) => {
    requests += 1;
    if (!/\/resources\/|vetrina\.(js|css)/.test(response.url())) return;
    files.set(
      response.url(),
      response.body().then((body) => brotliCompressSync(body).length),
    );
  });
  await page.addInitScript(watchTasks);
  sandbox.model.journal.clear();
  await page.goto(sandbox.siteUrl + path);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("*")].every(
        ({ localName, dataset }: HTMLElement | (Element & { dataset?: DOMStringMap })) =>
          !localName.startsWith("vetrina-") ||
          // Cards far from the viewport are not mounted.
          localName === "vetrina-live-casino-card" ||
          (dataset?.state !== undefined && dataset.state !== "loading"),
      ),
    undefined,
    { timeout },
  );
  await page.waitForLoadState("networkidle");
  return {
    page,
    meter,
    async traffic() {
      const sizes = await Promise.all([...files].map(async ([file, size]) => [file, await size] as const));
      return { files: new Map(sizes), requests, sockets };
    },
    calls: () =>
      sandbox.model.journal
        .entries()
        .filter(({ kind, method }) => kind === "frame" && method === "SEND")
        .map(({ path: destination }) => destination.replace("/gapi/", "")),
    close: () => context.close(),
  };
}
