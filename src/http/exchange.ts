import { HTTPError, type Options } from "ky";
import { parseJson } from "../utils/json";
import { BodyTooLarge, readBody } from "./body";
import { readErrorItems } from "./error-items";
import { HttpFailure } from "./failure";

/** How all calls go out: nothing of the browser's own goes along, and no secret to another place. */
export const privateFetchOptions = {
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
  redirect: "error",
  // The limit is over the whole call, not over each try.
  timeout: false,
} as const satisfies Options;

/** The answer with its body read, so that one cut on its way counts as a failed try and a read is sent again. */
export async function bufferBody(response: Response): Promise<Response> {
  const body = await readBody(response);
  const { status, headers } = response;
  return new Response(body === "" ? null : body, { status, headers });
}

async function refusal({ response }: HTTPError): Promise<HttpFailure> {
  const { status, headers } = response;
  const errors = readErrorItems(parseJson(await response.text()));
  return new HttpFailure(status === 401 ? "unauthorised" : "status", { status, errors, headers });
}

/** Why an exchange over ky failed. */
export async function toHttpFailure(error: unknown): Promise<HttpFailure> {
  if (error instanceof HttpFailure) return error;
  if (error instanceof HTTPError) return refusal(error);
  if (error instanceof BodyTooLarge) return new HttpFailure("invalidReply", { cause: error });
  // Fetch says TypeError for everything between here and the service.
  return new HttpFailure("network", { cause: error });
}
