import { hideInherited } from "../utils/objects";

/** A `fetch` that is called with a string and a plain object. */
export type PlainFetch = (url: string, init: PlainInit) => PromiseLike<Response>;

export type PlainInit = RequestInit & { readonly headers: Readonly<Record<string, string>> };

/**
 * Options of a request that scripts can read, copy or convert to JSON. The signal is not enumerable, because
 * it cannot be converted. A script may lose it, so the caller must not wait for the request.
 */
export function plainInit(init: PlainInit, signal: AbortSignal): PlainInit {
  return Object.defineProperty(hideInherited({ ...init }), "signal", { value: signal });
}

type FetchOptions = Required<Pick<RequestInit, "credentials" | "referrerPolicy" | "cache" | "redirect">>;

/** The body of a request: the string, or the bytes of a multipart form. */
async function bodyOf(request: Request): Promise<string | Blob | undefined> {
  if (request.method === "GET") return undefined;
  if (request.headers.get("content-type")?.startsWith("multipart/")) return request.blob();
  return (await request.text()) || undefined;
}

/**
 * Converts the `Request` that ky passes to its option `fetch` into a URL and plain options. Pages replace
 * `fetch`: scripts for consent and analytics read its first argument as a string and its second one as a
 * plain object.
 */
export const withPlainArguments = (send: PlainFetch, options: FetchOptions) => async (request: Request) => {
  const { url, method, signal } = request;
  // These options are not read from the request, because the `Request` of a polyfill does not have them.
  const { credentials, referrerPolicy, cache, redirect } = options;
  const headers: Record<string, string> = {};
  request.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const body = await bodyOf(request);
  const init = { method, headers, credentials, referrerPolicy, cache, redirect };
  return send(url, plainInit(body === undefined ? init : { ...init, body }, signal));
};
