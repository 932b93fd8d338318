import { pageDocument } from "../utils/page-document";
import type { ScriptPolicy } from "./trusted-types-policy";

/**
 * A third-party script could not be loaded: it is blocked, missing or too slow, or the page's policy refuses
 * it.
 */
export class ScriptUnavailable extends Error {
  override readonly name = "ScriptUnavailable";
}

export interface ScriptLoader {
  /**
   * Loads a script once for this page. After a failure, the next call retries.
   * @param url has passed the safe-URL check
   * @param timeout milliseconds
   * @param isReady whether the script has set the global that it is loaded for
   * @throws ScriptUnavailable after `timeout` milliseconds at the latest
   */
  load(url: string, timeout: number, isReady: () => boolean): Promise<void>;
}

export interface ScriptLoaderOptions {
  readonly document?: Document;
  /** @default the nonce of the page's own scripts */
  readonly nonce?: string | undefined;
  readonly policy?: ScriptPolicy | undefined;
}

export function createScriptLoader(options: ScriptLoaderOptions = {}): ScriptLoader {
  const loads = new Map<string, Promise<void>>();
  /** Number of failed loads by URL: the script was too slow or did not set its global. */
  const failures = new Map<string, number>();

  /**
   * Makes the URL unique: browsers let a request wait for an earlier one that hangs, or reuse its response.
   */
  function retryUrl(url: string): string {
    const count = failures.get(url);
    if (count === undefined) return url;
    const unique = new URL(url);
    unique.search += `${unique.search === "" ? "?" : "&"}retry=${count}`;
    return unique.href;
  }

  function insert(url: string, timeout: number, isReady: () => boolean): Promise<void> {
    const page = options.document ?? pageDocument;
    const script = page.createElement("script");
    script.async = true;
    const nonce = options.nonce ?? page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
    if (nonce) script.nonce = nonce;
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        failAndCount("the script did not arrive in time");
      }, timeout);
      script.onload = () => {
        if (!isReady()) {
          failAndCount("the script has not set its global variable");
          return;
        }
        clearTimeout(timer);
        resolve();
      };
      script.onerror = () => {
        fail("the script could not be loaded");
      };

      function fail(reason: string) {
        clearTimeout(timer);
        script.remove();
        reject(new ScriptUnavailable(reason));
      }

      function failAndCount(reason: string) {
        failures.set(url, (failures.get(url) ?? 0) + 1);
        fail(reason);
      }

      try {
        const source = retryUrl(url);
        script.src = (options.policy?.createScriptURL(source) ?? source) as string;
        page.head.append(script);
      } catch {
        fail("the page's policy refuses the script");
      }
    });
  }

  return {
    load(url, timeout, isReady) {
      const running = loads.get(url);
      if (running) return running;
      const load = insert(url, timeout, isReady);
      loads.set(url, load);
      load.catch(() => {
        loads.delete(url);
      });
      return load;
    },
  };
}
