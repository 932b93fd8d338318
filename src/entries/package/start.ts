import type { ConfigInput } from "../../config";
import { readGlobal } from "../../platform/globals";
import type { PagePolicy } from "../../platform/script";
import type { Command, Namespace } from "../public-namespace";

declare const __VERSION__: string;

export interface StartOptions {
  /** The page's own Trusted Types policy, where it enforces them: only a bot check's script needs it. */
  readonly policy?: PagePolicy;
}

/** `window.Vetrina` at any time: a page's queue, a library on its way, or the library itself. */
interface Stub {
  q: Command[] | Namespace["q"];
  version?: string | undefined;
}

/** What the page has already, so that its queue counts and a second start meets the first one. */
function adoptStub(): Stub {
  const made = readGlobal("Vetrina") as Partial<Stub> | undefined;
  const stub = (made?.q === undefined ? { q: [] } : made) as Stub;
  Object.assign(globalThis, { Vetrina: stub });
  return stub;
}

/** The runtime is imported only now: importing the package touches nothing of the browser, so servers may do it. */
async function run(stub: Stub, policy: PagePolicy | undefined): Promise<void> {
  stub.version = __VERSION__;
  try {
    const { start } = await import("../main");
    start({ stub: stub as { q: Command[] }, policy });
  } catch (error) {
    // The next call tries again.
    stub.version = undefined;
    throw error;
  }
}

/**
 * Starts the library in a bundled page and finds its widgets, now and later. Where it runs already, started by an
 * earlier call or by the script tag, the configuration joins what is in force there. Only for the browser.
 *
 * @returns `window.Vetrina`
 */
export function startVetrina(
  configuration: ConfigInput = {},
  { policy }: StartOptions = {},
): Promise<Namespace> {
  const stub = adoptStub();
  return new Promise((resolve, reject) => {
    stub.q.push((vetrina) => {
      vetrina.configure(configuration);
      resolve(vetrina);
    });
    if (stub.version === undefined) run(stub, policy).catch(reject);
  });
}
