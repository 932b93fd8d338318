import { chunkBase } from "./base";
import { type Chunks, createChunks } from "./chunks";
import { addImportMap, createPolicy, type Policy } from "./integrity";
import { asPageGrows, chunksOfPage } from "./page";
import { awaitSecondChance } from "./recovery";

declare const __VERSION__: string;

/** `window.Vetrina` before the library is there: a queue of functions, and `load` to try again. */
interface Stub {
  q: unknown[];
  version?: string;
  load?: (tag: string) => Promise<void>;
}

interface MainModule {
  start(handover: { stub: Stub; policy: Policy | undefined }): void;
}

const page = window as { Vetrina?: Partial<Stub> };

/** The stub that the page made, or a new one. */
function adoptStub(made: Partial<Stub> | undefined): Stub {
  const stub = (Array.isArray(made?.q) ? made : { q: [] }) as Stub;
  stub.version = __VERSION__;
  page.Vetrina = stub;
  return stub;
}

/** What is no positive number counts as not said. */
const milliseconds = (written: string | undefined, usual: number) =>
  Number(written) > 0 ? Number(written) : usual;

/** Dependencies, bootstrap and main are fetched together and imported in this order. */
async function loadCore(chunks: Chunks): Promise<MainModule> {
  chunks.prefetch(["dependencies", "bootstrap", "main"]);
  asPageGrows(() => chunks.prefetch(chunksOfPage()));
  await chunks.load("dependencies");
  await chunks.load("bootstrap");
  return (await chunks.load("main")) as MainModule;
}

function run(script: HTMLScriptElement | null, made: Partial<Stub> | undefined): void {
  // Before anything is claimed: a copy that does not find its chunks leaves the place to another one.
  const base = chunkBase(script);
  const stub = adoptStub(made);
  const policy = createPolicy();
  const chunks = createChunks(base, {
    timeout: milliseconds(script?.dataset.timeout, 120_000),
    backoff: milliseconds(script?.dataset.backoff, 1000),
  });
  Object.assign(globalThis, { [Symbol.for("vetrina.load")]: chunks.load });
  addImportMap(base, script?.nonce ?? "", policy);

  let starting: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  let pause = 0;
  const startCore = (): Promise<void> => {
    stopWaiting?.();
    starting ??= loadCore(chunks)
      .catch((error: unknown) => {
        starting = undefined;
        const wait = pause;
        // Each failure makes the next automatic try rarer, up to once a minute.
        pause = Math.min(60_000, pause * 2 || 1000);
        stopWaiting = awaitSecondChance(error, () => setTimeout(tryToStart, wait));
        throw error;
      })
      .then((main) => main.start({ stub, policy }));
    return starting;
  };
  const tryToStart = () =>
    void startCore().catch((error: unknown) => {
      // A failed load has been told already; a library that came and cannot start has not.
      if (starting) console.error("[vetrina]", error);
    });
  stub.load = async (tag) => {
    await startCore();
    await stub.load?.(tag);
  };
  tryToStart();
}

try {
  // Only what a script has set is looked at: frames and elements of this name are not own properties (S25).
  const made = Object.hasOwn(page, "Vetrina") ? page.Vetrina : undefined;
  if (made?.version === undefined) {
    // Only while a classic script runs does the browser say which one it is; a clobbered name is not taken.
    run(document.currentScript instanceof HTMLScriptElement ? document.currentScript : null, made);
  } else {
    console.warn(
      `[vetrina] version ${made.version} is already on this page; version ${__VERSION__} stops here`,
    );
  }
} catch (error) {
  console.error("[vetrina]", error);
}
