import type { ConfigInput } from "../../config";
import type { WidgetDefinition } from "../../definition";
import { readGlobal } from "../../platform/globals";
import type { PagePolicy } from "../../platform/trusted-types-policy";
import type { Command, Namespace } from "../public-namespace";
import type { Handover } from "../runtime";

declare const __VERSION__: string;

export interface StartOptions {
  /** The page's own Trusted Types policy, if the page enforces them; only a bot check's script needs it. */
  readonly policy?: PagePolicy;
}

/** `window.Vetrina` at any time: a page's queue, a library that is loading, or the library itself. */
interface Stub {
  q: Command[] | Namespace["q"];
  version?: string | undefined;
}

/** Returns the page's own object, so that its queue runs and a second start finds the first one. */
function adoptStub(): Stub {
  const existing = readGlobal("Vetrina") as Partial<Stub> | undefined;
  const stub = (existing?.q === undefined ? { q: [] } : existing) as Stub;
  Object.assign(globalThis, { Vetrina: stub });
  return stub;
}

/** Imports the runtime. Importing the package itself uses no browser API, so that a server can import it. */
type LoadStart = () => Promise<(handover: Handover) => void>;

async function run(stub: Stub, policy: PagePolicy | undefined, loadStart: LoadStart): Promise<void> {
  stub.version = __VERSION__;
  try {
    const start = await loadStart();
    start({ stub: stub as { q: Command[] }, policy });
  } catch (error) {
    // The next call can try again.
    stub.version = undefined;
    throw error;
  }
}

function startBy(
  loadStart: LoadStart,
  configuration: ConfigInput,
  { policy }: StartOptions,
): Promise<Namespace> {
  const stub = adoptStub();
  return new Promise((resolve, reject) => {
    stub.q.push((vetrina) => {
      vetrina.configure(configuration);
      resolve(vetrina);
    });
    if (stub.version === undefined) run(stub, policy, loadStart).catch(reject);
  });
}

/**
 * Starts the library in a bundled page and finds its widgets, now and after insertions. If the library already runs,
 * started by an earlier call or by the script tag, the configuration is merged into the current one. Browser only.
 *
 * @returns `window.Vetrina`
 */
export const startVetrina = (
  configuration: ConfigInput = {},
  options: StartOptions = {},
): Promise<Namespace> => startBy(async () => (await import("../main")).start, configuration, options);

/**
 * Like `startVetrina`, with these widgets only: a bundler leaves the others out. Call it once, with all widgets that the
 * page may show. If the library already runs, it keeps the widgets that it has. Browser only.
 *
 * @returns `window.Vetrina`
 */
export const startWidgets = (
  widgets: readonly WidgetDefinition[],
  configuration: ConfigInput = {},
  options: StartOptions = {},
): Promise<Namespace> =>
  startBy(
    async () => {
      const { startWith } = await import("../start");
      return (handover) => startWith(widgets, handover);
    },
    configuration,
    options,
  );
