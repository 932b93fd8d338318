/** A script of a third party that could not be had: blocked, missing, too slow, or refused by the page's policy. */
export class ScriptUnavailable extends Error {
  override readonly name = "ScriptUnavailable";
}

/** The part of a Trusted Types policy that is needed here; `script.src` takes nothing else where they are enforced. */
export interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

/** The page's one policy, made by the loader, as far as the library uses it. */
export interface PagePolicy extends ScriptPolicy {
  createHTML(markup: string): unknown;
}

export interface ScriptLoader {
  /**
   * Loads a script once for this page; a failure is forgotten, so that the next call tries again.
   * @param address must have passed the address gate
   * @throws ScriptUnavailable after `timeout` milliseconds at the latest
   */
  load(address: string, timeout: number): Promise<void>;
}

export interface ScriptLoaderOptions {
  readonly document?: Document;
  /** By default the one that the page's own scripts carry. */
  readonly nonce?: string | undefined;
  readonly policy?: ScriptPolicy | undefined;
}

export function createScriptLoader(options: ScriptLoaderOptions = {}): ScriptLoader {
  const loads = new Map<string, Promise<void>>();
  /** How often an address has not come in time. */
  const delays = new Map<string, number>();

  /** A browser lets a request wait for an earlier one of the same address, and that one hangs. */
  function freshAddress(address: string): string {
    const count = delays.get(address);
    if (count === undefined) return address;
    const url = new URL(address);
    url.search += `${url.search === "" ? "?" : "&"}retry=${count}`;
    return url.href;
  }

  function insert(address: string, timeout: number): Promise<void> {
    const page = options.document ?? document;
    const script = page.createElement("script");
    script.async = true;
    const nonce = options.nonce ?? page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
    if (nonce) script.nonce = nonce;
    return new Promise<void>((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer);
        script.remove();
        reject(new ScriptUnavailable(why));
      };
      const timer = setTimeout(() => {
        delays.set(address, (delays.get(address) ?? 0) + 1);
        fail("the script did not arrive in time");
      }, timeout);
      script.onload = () => {
        clearTimeout(timer);
        resolve();
      };
      script.onerror = () => {
        fail("the script could not be loaded");
      };
      try {
        const fresh = freshAddress(address);
        script.src = (options.policy?.createScriptURL(fresh) ?? fresh) as string;
        page.head.append(script);
      } catch {
        fail("the page's policy refuses the script");
      }
    });
  }

  return {
    load(address, timeout) {
      const running = loads.get(address);
      if (running) return running;
      const load = insert(address, timeout);
      loads.set(address, load);
      load.catch(() => {
        loads.delete(address);
      });
      return load;
    },
  };
}
