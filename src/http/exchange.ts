import { HTTPError, type Options } from "ky";
import { parseJson } from "../utils/json";
import { BodyTooLarge, readBody } from "./body";
import { HttpFailure, readErrorItems } from "./failure";

/** Options of all calls: no cookies, no referrer, no cache, and no redirect, which could send a secret elsewhere. */
export const privateFetchOptions = {
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
  redirect: "error",
  // Our own time limit covers the whole call; ky's limit covers only one attempt.
  timeout: false,
} as const satisfies Options;

/**
 * Returns a copy of a response whose body has arrived completely. An interrupted body thus counts as a failed
 * attempt, after which a read is retried. The copy shares the headers object, because the headers of a
 * polyfill cannot be copied.
 */
export async function bufferBody(response: Response): Promise<Response> {
  const body = await readBody(response);
  const { status, headers } = response;
  return Object.defineProperty(new Response(body === "" ? null : body, { status }), "headers", {
    value: headers,
  });
}

async function toStatusFailure({ response }: HTTPError): Promise<HttpFailure> {
  const { status, headers } = response;
  const errors = readErrorItems(parseJson(await response.text()));
  return new HttpFailure(status === 401 ? "unauthorised" : "status", { status, errors, headers });
}

/** Converts an error of ky to an `HttpFailure`. */
export async function toHttpFailure(error: unknown): Promise<HttpFailure> {
  if (error instanceof HttpFailure) return error;
  if (error instanceof HTTPError) return toStatusFailure(error);
  if (error instanceof BodyTooLarge) return new HttpFailure("invalidReply", { cause: error });
  // `fetch` throws a TypeError for all network errors.
  return new HttpFailure("network", { cause: error });
}
