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
   * @param isThere whether the script has left in the page what it is loaded for
   * @throws ScriptUnavailable after `timeout` milliseconds at the latest
   */
  load(address: string, timeout: number, isThere: () => boolean): Promise<void>;
}

export interface ScriptLoaderOptions {
  readonly document?: Document;
  /** By default the one that the page's own scripts carry. */
  readonly nonce?: string | undefined;
  readonly policy?: ScriptPolicy | undefined;
}

export function createScriptLoader(options: ScriptLoaderOptions = {}): ScriptLoader {
  const loads = new Map<string, Promise<void>>();
  /** How often an address has not come in time, or has left nothing. */
  const disappointments = new Map<string, number>();

  /** A browser lets a request wait for an earlier one of the same address, which hangs, or gives its answer again. */
  function freshAddress(address: string): string {
    const count = disappointments.get(address);
    if (count === undefined) return address;
    const url = new URL(address);
    url.search += `${url.search === "" ? "?" : "&"}retry=${count}`;
    return url.href;
  }

  function insert(address: string, timeout: number, isThere: () => boolean): Promise<void> {
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
      const disappoint = (why: string) => {
        disappointments.set(address, (disappointments.get(address) ?? 0) + 1);
        fail(why);
      };
      const timer = setTimeout(() => {
        disappoint("the script did not arrive in time");
      }, timeout);
      script.onload = () => {
        if (!isThere()) {
          disappoint("the script left nothing in the page");
          return;
        }
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
    load(address, timeout, isThere) {
      const running = loads.get(address);
      if (running) return running;
      const load = insert(address, timeout, isThere);
      loads.set(address, load);
      load.catch(() => {
        loads.delete(address);
      });
      return load;
    },
  };
}
