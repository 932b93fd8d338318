import { configuredAddress } from "./address";
import { valueAt } from "./configuration";
import { type EarlyRead, ip, origins, reads, sockets } from "./early-table";
import { pageDocument } from "./page-document";
import type { Present } from "./page";

/** An answer that a service may take over, by its address. `src/http/early-answers.ts` reads it. */
interface EarlyAnswer {
  readonly response: Promise<Response>;
  /** Both as `performance.now()` tells the time. */
  readonly sentAt: number;
  arrivedAt?: number;
  /** Ends the read. */
  readonly abort: () => void;
}

export const earlyAnswers = new Map<string, EarlyAnswer>();
/** What was asked for or connected to: each is done once. */
const begun = new Set<string>();

const isFirst = (name: string) => !begun.has(name) && begun.add(name);

function connect(origin: string, crossOrigin: "anonymous" | null): void {
  if (origin === location.origin || !isFirst(origin + crossOrigin)) return;
  const link = pageDocument.createElement("link");
  pageDocument.head.append(Object.assign(link, { rel: "preconnect", href: origin, crossOrigin }));
}

/**
 * Starts a read with the options of all calls: no cookies, no referrer, no cache. It has no time limit of its own: whoever
 * takes it over has one.
 *
 * @returns the answer; undefined if the address is being read already
 */
function start(address: string, redirect: RequestRedirect = "error"): Promise<Response> | undefined {
  if (!isFirst(address)) return undefined;
  const controller = new AbortController();
  const abort = () => controller.abort();
  // The page may have replaced `fetch` by one that returns only an object with `then`.
  const response = Promise.resolve(
    fetch(address, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect,
      headers: { accept: "application/json" },
      signal: controller.signal,
    }),
  );
  const answer: EarlyAnswer = { response, sentAt: performance.now(), abort };
  earlyAnswers.set(address, answer);
  // A page that is left holds no call. Whoever has taken it over ends it, and makes no other call then.
  addEventListener("pagehide", () => earlyAnswers.get(address)?.abort());
  const end = () => (answer.arrivedAt = performance.now());
  // Whoever takes the answer over finds a failure there.
  response.then(end, end);
  return response;
}

/** The address that the widget's service will ask for this element; undefined if it will not. */
function addressFor(element: Element, read: EarlyRead, config: unknown): string | undefined {
  const { key, origin, when: [attribute, wanted] = [], query: [name, source = ""] = [] } = read;
  const url = configuredAddress(
    valueAt(config, key),
    origin && (configuredAddress(valueAt(config, origin)) ?? location.origin),
  );
  const isMade = !attribute || (element.getAttribute(attribute) ?? "") === wanted;
  if (!url || !isMade || valueAt(config, read.unless ?? "")) return undefined;
  if (name) {
    const requested = new URLSearchParams(location.search).get(read.addressParameter ?? "");
    const value = element.getAttribute(source)?.trim() || requested?.trim();
    if (!value) return undefined;
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** Whether calls of this page will need the visitor's IP address, and do not know it. */
function needsIpAddress(): boolean {
  try {
    return `; ${pageDocument.cookie}`.includes(`; ${ip.cookie}=`) && !sessionStorage.getItem(ip.item);
  } catch {
    // A site may forbid both. The account area then asks when it needs the address.
    return false;
  }
}

/**
 * The account calls of a player wait for this read, which contains no token. An address that is there before the library
 * is kept where the account looks for it, so that the first call is sent before the first rendering.
 */
function readIpAddress(config: unknown): void {
  const ownPath = location.pathname.replace(/(\.html)?$/, ip.ending);
  const url = configuredAddress(valueAt(config, ip.key) ?? ownPath);
  if (!url || !needsIpAddress()) return;
  start(url.href, "follow")
    ?.then(async (response) => {
      const { clientIpAddress } = (await response.clone().json()) as Readonly<Record<string, unknown>>;
      if (response.ok) sessionStorage.setItem(ip.item, `${clientIpAddress}`);
    })
    // The account then asks when it needs the address.
    .catch(() => undefined);
}

/**
 * Connects to the services of the page's widgets and starts their public reads, before any code of the library is there.
 * Never for a demonstration, nor where an author edits. May be called again for more of the page.
 */
export function readEarly(present: readonly Present[], config: unknown): void {
  if (valueAt(config, "edit")) return;
  for (const { tag, elements, chunks } of present)
    for (const element of elements) {
      if (element.closest('[data-demo],[data-edit]:not([data-edit="false" i])')) continue;
      if (chunks.includes(ip.chunk)) readIpAddress(config);
      for (const key of chunks.flatMap((chunk) => origins[chunk] ?? [])) {
        const url = configuredAddress(valueAt(config, key));
        if (url) connect(url.origin, sockets.includes(key) ? null : "anonymous");
      }
      const read = reads[tag];
      const address = read && addressFor(element, read, config);
      if (address) start(address);
    }
}
