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
  /** Ends all attempts when it is aborted. */
  readonly signal: AbortSignal;
  /** Called after each attempt in which the server refused the file. The callback may abort the signal. */
  readonly onRefusal: (name: string, error: LoadError) => void;
}

const maxAttempts = 3;

/** Whether an HTTP status may be temporary. */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** @throws the signal's reason when it is aborted */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** Rejects with the signal's reason when it is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener("abort", end);
  });

/**
 * Calls the page's `fetch`. Scripts wrap it: they change method and headers, and copy the options or convert
 * them to JSON. The signal is not enumerable, because it cannot be converted. If a script loses the signal,
 * the request continues.
 *
 * @throws the signal's reason when it is aborted
 */
async function callFetch(url: string, options: RequestInit, signal: AbortSignal): Promise<Response> {
  const init: RequestInit = { method: "GET", headers: {}, ...options };
  Object.defineProperty(init, "signal", { value: signal });
  // Hides enumerable members of `Object.prototype`, which the browser would read as options.
  for (const name in init)
    if (!Object.hasOwn(init, name)) Object.defineProperty(init, name, { value: undefined });
  return Promise.race([fetch(url, init), untilAborted(signal)]);
}

/**
 * The end of a message about a failed request: states that a script of the page has replaced `fetch`; an
 * empty string if `fetch` is the browser's own.
 */
function blameFetch(): string {
  return /\[native code\]/.test(Function.prototype.toString.call(fetch))
    ? ""
    : ". A script of this page has replaced fetch";
}

/** @throws Error if the members of a response cannot be read, for example because it is a copy */
function readMembers(response: Response): Pick<Response, "ok" | "status" | "headers"> {
  try {
    const { ok, status, headers } = response;
    headers.get("content-type");
    // This getter throws if the object only inherits from a response.
    void response.bodyUsed;
    return { ok, status, headers };
  } catch (error) {
    throw new Error(`fetch has returned an unusable response (${String(error)})`, { cause: error });
  }
}

/** @throws LoadError if the response is not a script */
function checkResponse(response: Response, url: string): void {
  const { ok, status, headers } = readMembers(response);
  const type = headers.get("content-type") ?? "";
  // Browsers do not import any other type. Many servers send an HTML page for an unknown path.
  if (!ok || !/script/i.test(type))
    throw new LoadError(`${url}: HTTP ${status}, ${type}`, isPassing(status) ? "failed" : "refused");
}

/** @throws LoadError if the content differs from that of the build */
async function checkContent(response: Response, url: string, name: string): Promise<void> {
  // Responses of an early polyfill have only `text`.
  const content = (response as Partial<Response>).arrayBuffer
    ? await response.arrayBuffer()
    : new TextEncoder().encode(await response.text());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (`sha256-${btoa(String.fromCharCode(...digest))}` !== integrityOf(name))
    throw new LoadError(`${url}: sha256`, "altered");
}

/**
 * Whether another origin responds but forbids the page to read the file. Error pages of that origin may
 * forbid it too.
 */
async function isForbiddenToPage(url: string, signal: AbortSignal): Promise<boolean> {
  if (new URL(url).origin === location.origin) return false;
  try {
    await callFetch(url, { mode: "no-cors" }, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes one attempt to fetch a file. Compares the content itself, because a browser that checks the content
 * does not report why it refuses a file.
 */
async function request(
  url: string,
  name: string,
  options: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  // `subtle` exists only in secure contexts.
  const isComparing = !!(crypto as Partial<Crypto>).subtle;
  const integrity = integrityOf(name);
  let response: Response;
  try {
    response = await callFetch(url, isComparing ? options : { ...options, integrity }, signal);
  } catch (error) {
    if (!isComparing) checkResponse(await callFetch(url, options, signal), url);
    throw error;
  }
  checkResponse(response, url);
  if (isComparing) await checkContent(response, url, name);
  return response;
}

/**
 * Fetches a chunk into the browser's cache, from which `import()` takes it. Unlike an import, a fetch can be
 * aborted and retried. The first attempt may use the cache. Later attempts bypass it, because wrong content
 * may come from an old entry.
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
    // Does not use `AbortSignal.any`, because polyfills lack it.
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error("timeout")), times.timeout);
    const end = () => controller.abort(signal.reason);
    signal.addEventListener("abort", end);
    try {
      const cache = isRepeated || attempt > 1 ? "reload" : "default";
      const { headers } = await request(url, name, { priority, cache }, controller.signal);
      return !/no-store/i.test(headers.get("cache-control") ?? "");
    } catch (error) {
      signal.throwIfAborted();
      let failure =
        error instanceof LoadError
          ? error
          : new LoadError(`${url}: ${String(error)}${blameFetch()}`, "failed");
      // Does not run this check in the first attempt, because a short network failure may have affected the
      // fetch but not the request of the check. Later attempts rule this out.
      if (failure !== error && attempt > 1 && (await isForbiddenToPage(url, signal)))
        failure = new LoadError(`${url}: HTTP 404 / Access-Control-Allow-Origin`, "refused");
      if (failure.fault === "refused") onRefusal(name, failure);
      signal.throwIfAborted();
      if (attempt === maxAttempts) throw failure;
      await pause(times.backoff * attempt, signal);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  }
}
