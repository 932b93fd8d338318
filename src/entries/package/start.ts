import type { ConfigInput } from "../../config";
import type { WidgetDefinition } from "../../definition";
import { readGlobal } from "../../platform/globals";
import type { PagePolicy } from "../../platform/trusted-types-policy";
import type { Command, Namespace } from "../public-namespace";

declare const __VERSION__: string;

export interface StartOptions {
  /**
   * All widgets that the page may show: `allWidgets` of the entry point `widgets`, or single widgets, so that
   * a bundler leaves out the others.
   */
  readonly widgets: readonly WidgetDefinition[];
  /** Configuration that is merged into the current one. @default no changes */
  readonly configuration?: ConfigInput;
  /**
   * The page's own Trusted Types policy, if the page enforces Trusted Types. Only a bot check's script needs
   * it.
   */
  readonly policy?: PagePolicy;
}

/** `window.Vetrina` in any state: a page's queue, a library that is loading, or the complete library. */
interface Stub {
  q: Command[] | Namespace["q"];
  version?: string | undefined;
}

/**
 * Returns the page's own object, so that the library runs its queue and a second start finds the first one.
 */
function adoptStub(): Stub {
  const existing = readGlobal("Vetrina") as Partial<Stub> | undefined;
  const stub = (existing?.q === undefined ? { q: [] } : existing) as Stub;
  Object.assign(globalThis, { Vetrina: stub });
  return stub;
}

async function run(stub: Stub, { widgets, policy }: StartOptions): Promise<void> {
  stub.version = __VERSION__;
  try {
    // The import is dynamic, so that importing the package does not use any browser API and also works on a
    // server.
    const { startWith } = await import("../start");
    startWith(widgets, { stub: stub as { q: Command[] }, policy });
  } catch (error) {
    // Resets the version, so that the next call can try again.
    stub.version = undefined;
    throw error;
  }
}

/**
 * Starts the library in a bundled page and finds its widgets, now and after insertions. If the library was
 * already started by an earlier call or the script tag, only the configuration is applied, and the library
 * keeps its widgets. Browser only.
 *
 * @returns `window.Vetrina`
 * @throws TypeError if `widgets` is not a list
 */
export async function startVetrina(options: StartOptions): Promise<Namespace> {
  if (!Array.isArray(options?.widgets)) throw new TypeError("`widgets` must be a list, such as `allWidgets`");
  const stub = adoptStub();
  return new Promise((resolve, reject) => {
    stub.q.push((vetrina) => {
      vetrina.configure(options.configuration ?? {});
      resolve(vetrina);
    });
    if (stub.version === undefined) run(stub, options).catch(reject);
  });
}
