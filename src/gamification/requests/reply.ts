import { isRecord } from "../../utils/is-record";
import { maxBodySize } from "../../http/body";
import { maxTextLength, readErrorItems } from "../../http/error-items";
import type { ErrorItem } from "../../http/failure";
import { parseJson } from "../../utils/json";
import type { Call } from "../calls/call";
import { CallFailure } from "../errors";
import type { Delivery } from "../connection/connection";

/** What the platform puts into `objectType` of an answer that is only an error (protocol section 2). */
export const isException = ({ objectType }: Delivery["headers"]) => objectType === "ApiException";

const isForbidden = ({ status }: ErrorItem) => status === 401 || status === 403;

function refusal(call: string, errors: readonly ErrorItem[]): CallFailure {
  return new CallFailure(errors.some(isForbidden) ? "unauthorised" : "remote", call, { errors });
}

/** An exception is told as an errors list, as one error, or as plain text. */
function readException(json: unknown, body: string): readonly ErrorItem[] {
  const errors = readErrorItems(json);
  if (errors.length > 0) return errors;
  if (isRecord(json)) return readErrorItems({ errors: [json] });
  return [{ message: body.slice(0, maxTextLength), code: "", status: undefined }];
}

/** What an exception says that belongs to no call. */
export const textOfException = (json: unknown, body: string): string =>
  readException(json, body)
    .map(({ message }) => message)
    .join("; ")
    .slice(0, maxTextLength);

/**
 * What a reply says.
 *
 * @param look sees the JSON of a reply that is no error, before it is read
 * @throws CallFailure `remote`, `unauthorised` or `invalidReply`
 */
export function readReply<Reply>(
  { name, read }: Pick<Call<unknown, Reply>, "name" | "read">,
  { headers, body }: Delivery,
  look?: (json: unknown) => void,
): Reply {
  const json = body.length > maxBodySize ? undefined : parseJson(body);
  if (isException(headers)) throw refusal(name, readException(json, body));
  // Errors count also where there is data beside them.
  const errors = readErrorItems(json);
  if (errors.length > 0) throw refusal(name, errors);
  try {
    look?.(json);
    return read(json);
  } catch (cause) {
    throw new CallFailure("invalidReply", name, { cause });
  }
}
