import { baseSetting, chunkBase } from "./base";
import "./check-first";
import { type Chunks, createChunks } from "./chunks";
import { readConfiguration } from "./configuration";
import { explainBase } from "./explanation";
import { addImportMap } from "./integrity";
import { core } from "./manifest";
import { removeNote } from "./note";
import { isWithin, nowAndWhenParsed, widgetsOfPage } from "./page";
import { pageDocument } from "./page-document";
import { reportMistake, waitForRetry } from "./recovery";
import { report } from "./report";
import { createPolicy, type Policy } from "./trusted-types-policy";

declare const __VERSION__: string;

/** `window.Vetrina` before the library has loaded: a queue of functions, and `load` to retry. */
interface Stub {
  q: unknown[];
  version?: string;
  load?: (tag: string) => Promise<void>;
  /** The versions of other copies of this script, for the inspector. */
  copies?: string[];
}

interface Handover {
  readonly stub: Stub;
  readonly policy: Policy | undefined;
}

interface BootstrapModule {
  /** Creates the services of the page, once. */
  boot(handover: Handover): void;
}

interface MainModule {
  /** Completes `window.Vetrina` and searches the page for widgets. */
  start(handover: Handover): void;
}

const page = window as { Vetrina?: Partial<Stub> };

/** Returns the stub that the page created, or a new one. */
function adoptStub(existing: Partial<Stub> | undefined): Stub {
  const stub = (Array.isArray(existing?.q) ? existing : { q: [] }) as Stub;
  stub.version = __VERSION__;
  page.Vetrina = stub;
  return stub;
}

/** Parses a number of milliseconds. Returns the default for anything except a positive number. */
const milliseconds = (text: string | undefined, defaultValue: number) =>
  Math.max(0, Number(text)) || defaultValue;

/**
 * Fetches the chunks that the page needs: first the core and the visible widgets, then the widgets that are
 * invisible or below the viewport.
 */
function fetchForPage(chunks: Chunks): void {
  const present = widgetsOfPage(readConfiguration());
  const inWindow = present.filter(({ elements }) => elements.some((element) => isWithin(0, element)));
  chunks.prefetch([...core, ...inWindow.flatMap(({ chunks: names }) => names)], "high");
  chunks.prefetch(
    present.flatMap(({ chunks: names }) => names),
    "low",
  );
}

/**
 * Fetches in parallel all chunks that the page needs. Starts the services once `bootstrap` has arrived.
 *
 * @returns a function that starts the library
 */
async function loadCore(chunks: Chunks, handover: Handover): Promise<() => void> {
  let isLoaded = false;
  nowAndWhenParsed(() => {
    // Once loaded, the library itself searches for widgets and requests their chunks.
    if (!isLoaded) fetchForPage(chunks);
  });
  ((await chunks.load("bootstrap")) as BootstrapModule).boot(handover);
  const main = (await chunks.load("main")) as MainModule;
  isLoaded = true;
  return () => main.start(handover);
}

/**
 * The folder of the chunks. If the page's setting is invalid, shows its author a message and returns
 * undefined.
 */
function findBase(script: HTMLScriptElement | null): string | undefined {
  try {
    return chunkBase(script);
  } catch {
    reportMistake(explainBase(undefined, "", "", baseSetting(script)));
    return undefined;
  }
}

function run(script: HTMLScriptElement | null, existing: Partial<Stub> | undefined): void {
  // Finds the folder before it sets `window.Vetrina`, because a copy without chunks must not block another
  // copy.
  const base = findBase(script);
  if (!base) return;
  if (location.protocol === "file:") {
    explainDisk(base);
    if (base.startsWith("file:")) return;
  }
  const stub = adoptStub(existing);
  const policy = createPolicy();
  const times = {
    timeout: milliseconds(script?.dataset.timeout, 120_000),
    backoff: milliseconds(script?.dataset.backoff, 1000),
  };
  const chunks = createChunks(base, times, (tried) =>
    explainBase(tried, base, script?.src ?? "", baseSetting(script)),
  );
  (globalThis as Record<symbol, unknown>)[Symbol.for("vetrina.load")] = chunks.load;

  let starting: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  let delay = 0;

  function startCore(): Promise<void> {
    stopWaiting?.();
    starting ??= loadCore(chunks, { stub, policy })
      .catch((error: unknown) => {
        starting = undefined;
        const retryDelay = delay;
        // Each failure doubles the delay of the next automatic retry, up to one minute.
        delay = Math.min(60_000, delay * 2 || 1000);
        stopWaiting = waitForRetry(error, () => setTimeout(tryToStart, retryDelay));
        throw error;
      })
      .then((start) => {
        removeNote();
        start();
      });
    return starting;
  }

  function tryToStart() {
    startCore().catch((error: unknown) => {
      // A failed load is already in the console; a failed start of a loaded library is not.
      if (starting) report("error", "[vetrina]", error);
    });
  }

  stub.load = async (tag) => {
    await startCore();
    await stub.load?.(tag);
  };
  tryToStart();
  // Adds the import map here, because the first requests have been sent and nothing has been imported yet.
  addImportMap(base, script?.nonce ?? "", policy);
}

try {
  // Uses only a value that a script has set: iframes and elements of this name are not own properties (S25).
  const existing = Object.hasOwn(page, "Vetrina") ? page.Vetrina : undefined;
  if (!existing?.version) {
    // `currentScript` is set only while a classic script runs.
    run(pageDocument.currentScript as HTMLScriptElement | null, existing);
  } else {
    (existing.copies ??= []).push(__VERSION__);
    report(
      "warn",
      `[vetrina] version ${existing.version} is already on this page; ${__VERSION__} stops here`,
    );
  }
} catch (error) {
  report("error", "[vetrina]", error);
}

/**
 * Explains why nothing loads on a page that was opened as a local file. Uses a classic script, because
 * browsers refuse modules and `fetch` on such a page.
 */
function explainDisk(base: string): void {
  const script = pageDocument.createElement("script");
  script.src = `${base}disk.js`;
  pageDocument.head.append(script);
}
