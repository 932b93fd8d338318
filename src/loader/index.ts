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

/** The stub that the page made, or a new one; an element that only has the id is neither (S25). */
function adoptStub(): Stub {
  const made = page.Vetrina;
  const stub = (made && Array.isArray(made.q) ? made : { q: [] }) as Stub;
  stub.version = __VERSION__;
  page.Vetrina = stub;
  return stub;
}

/** Dependencies, bootstrap and main are fetched together and imported in this order. */
async function loadCore(chunks: Chunks): Promise<MainModule> {
  chunks.prefetch(["dependencies", "bootstrap", "main"]);
  asPageGrows(() => chunks.prefetch(chunksOfPage()));
  await chunks.load("dependencies");
  await chunks.load("bootstrap");
  return (await chunks.load("main")) as MainModule;
}

function run(script: HTMLScriptElement | null): void {
  const stub = adoptStub();
  const { timeout = "120000", backoff = "1000" } = script?.dataset ?? {};
  const base = chunkBase(script);
  const policy = createPolicy();
  const chunks = createChunks(base, { timeout: Number(timeout), backoff: Number(backoff) });
  Object.assign(globalThis, { [Symbol.for("vetrina.load")]: chunks.load });
  addImportMap(base, script?.nonce ?? "", policy);

  let starting: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  const startCore = (): Promise<void> => {
    stopWaiting?.();
    starting ??= loadCore(chunks)
      .catch((error: unknown) => {
        starting = undefined;
        stopWaiting = awaitSecondChance(error, tryToStart);
        throw error;
      })
      .then((main) => main.start({ stub, policy }));
    return starting;
  };
  // What could not be loaded has been told already; here only a library that cannot start is left to tell.
  const tryToStart = () =>
    void startCore().catch((error: unknown) => starting && console.error("[vetrina]", error));
  stub.load = async (tag) => {
    await startCore();
    await stub.load?.(tag);
  };
  tryToStart();
}

const other = page.Vetrina?.version;
if (typeof other === "string" && !(page.Vetrina instanceof Node)) {
  console.warn(`[vetrina] version ${other} is already on this page; version ${__VERSION__} stops here`);
} else {
  try {
    // Only while a classic script runs does the browser say which one it is; a clobbered name is not taken.
    run(document.currentScript instanceof HTMLScriptElement ? document.currentScript : null);
  } catch (error) {
    console.error("[vetrina]", error);
  }
}
