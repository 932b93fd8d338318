import { LoadError } from "./load-error";
import { fileOf, integrityOf } from "./manifest";

export interface RetryTimes {
  /** Time limit of one attempt, milliseconds (specification section 9: 120 000). */
  readonly timeout: number;
  /** Milliseconds before the second attempt; the third waits twice as long. */
  readonly backoff: number;
}

interface FetchOptions {
  /** Whether an earlier fetch of the file has failed. */
  readonly isRepeated: boolean;
  readonly priority: RequestPriority;
  /** Ends all attempts. */
  readonly signal: AbortSignal;
  /** Called for each attempt in which the server refused the file. It may abort the signal. */
  readonly onRefusal: (name: string, error: LoadError) => void;
}

const maxAttempts = 3;

/** Statuses that a server may have for a time only. */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** @throws the signal's reason when it is aborted */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** @throws LoadError if the response is not a script */
function checkResponse({ ok, status, headers }: Response, url: string): void {
  const type = headers.get("content-type") ?? "";
  // Browsers import no other type. Many servers send a page for an unknown path.
  if (!ok || !/script/i.test(type))
    throw new LoadError(`${url}: HTTP ${status}, ${type}`, isPassing(status) ? "failed" : "refused");
}

/** @throws LoadError if the content is not that of the build */
async function checkContent(response: Response, url: string, name: string): Promise<void> {
  // Responses of an early polyfill have only text.
  const content = (response as Partial<Response>).arrayBuffer
    ? await response.arrayBuffer()
    : new TextEncoder().encode(await response.text());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (`sha256-${btoa(String.fromCharCode(...digest))}` !== integrityOf(name))
    throw new LoadError(`${url}: sha256`, "altered");
}

/** Whether another origin answers, but does not allow the page to read the file. Its error pages may allow it neither. */
async function isForbiddenToPage(url: string, signal: AbortSignal): Promise<boolean> {
  if (new URL(url).origin === location.origin) return false;
  try {
    await fetch(url, { mode: "no-cors", signal });
    return true;
  } catch {
    return false;
  }
}

/** One attempt. It compares the content itself, because a browser that does so gives no reason for its refusal. */
async function request(url: string, name: string, options: RequestInit): Promise<Response> {
  // Exists only in secure contexts.
  const isComparing = "subtle" in crypto;
  const integrity = integrityOf(name);
  let response: Response;
  try {
    response = await fetch(url, isComparing ? options : { ...options, integrity });
  } catch (error) {
    if (!isComparing) checkResponse(await fetch(url, options), url);
    throw error;
  }
  // Scripts that wrap `fetch` may forget to return what it returns.
  if (!(response as Response | undefined)) throw new Error("the page's own fetch returned no response");
  checkResponse(response, url);
  if (isComparing) await checkContent(response, url, name);
  return response;
}

/**
 * Fetches a chunk into the browser's cache, from which `import()` takes it. Unlike an import, a fetch can be aborted
 * and retried. The first attempt may use the cache, later ones bypass it: wrong content may come from an old entry.
 *
 * @returns whether the browser may store the file for the import
 * @throws LoadError after the last attempt; the signal's reason when it is aborted
 */
export async function fetchChunk(
  base: string,
  name: string,
  times: RetryTimes,
  { isRepeated, priority, signal, onRefusal }: FetchOptions,
): Promise<boolean> {
  const url = base + fileOf(name);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { headers } = await request(url, name, {
        signal: AbortSignal.any([AbortSignal.timeout(times.timeout), signal]),
        priority,
        cache: isRepeated || attempt > 1 ? "reload" : "default",
      });
      return !/no-store/i.test(headers.get("cache-control") ?? "");
    } catch (error) {
      signal.throwIfAborted();
      let failure = error instanceof LoadError ? error : new LoadError(`${url}: ${String(error)}`, "failed");
      // One failure of two requests may be the network's; a second one is not.
      if (failure !== error && attempt > 1 && (await isForbiddenToPage(url, signal)))
        failure = new LoadError(`${url}: HTTP 404 / Access-Control-Allow-Origin`, "refused");
      if (failure.fault === "refused") onRefusal(name, failure);
      signal.throwIfAborted();
      if (attempt === maxAttempts) throw failure;
      await pause(times.backoff * attempt, signal);
    }
  }
}
