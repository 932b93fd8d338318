import SockJS from "sockjs-client";
import type { SockJsClass } from "./types";

/** Time limit of the request to `/info`, milliseconds. */
const infoLimit = 10_000;

/**
 * Loads the SockJS client, after checking that its server is a SockJS server. The client itself accepts any response
 * with the status 200, and would send hundreds of requests per second to a maintenance page.
 *
 * It has its own chunk, because only networks that block WebSockets need it.
 *
 * @throws Error if `/info` does not respond like a SockJS server within 10 s, or if the signal is aborted
 */
export async function sockJsFor(base: string, signal: AbortSignal): Promise<SockJsClass> {
  signal.throwIfAborted();
  const asking = new AbortController();
  const stop = () => {
    asking.abort();
  };
  const timer = setTimeout(stop, infoLimit);
  signal.addEventListener("abort", stop);
  try {
    // The request sends cookies, as the client's own requests do.
    const response = await fetch(`${base}/info`, {
      signal: asking.signal,
      credentials: "include",
      cache: "no-store",
    });
    const info = (await response.json()) as { readonly websocket?: unknown } | null;
    if (typeof info?.websocket !== "boolean") throw new Error("no SockJS server");
    return SockJS;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
