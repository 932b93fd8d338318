import SockJS from "sockjs-client";
import type { SockJsClass } from "./socket-types";

/** Milliseconds. */
const infoLimit = 10_000;

/**
 * The SockJS client, after its server has proved to be one. To the client itself any answer with the status 200 is a
 * SockJS server: it would send a maintenance page hundreds of requests a second.
 *
 * It has its own chunk, because only networks that block WebSockets need it.
 *
 * @throws Error if `/info` does not answer within 10 s as a SockJS server does, or the signal is aborted
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
    // With cookies, as the client sends its own requests.
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
