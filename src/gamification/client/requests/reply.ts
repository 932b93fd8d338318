import { maxBodySize } from "../../../http/body";
import { type ErrorItem, readErrorItems } from "../../../http/failure";
import { maxTextLength } from "../../../utils/bounded-text";
import { parseJson } from "../../../utils/json";
import { isRecord } from "../../../utils/objects";
import type { Call } from "../../protocol/call";
import { CallFailure } from "../errors";
import type { Delivery } from "../stomp/types";

/** Whether the header `objectType` marks a message as an error (protocol section 2). */
export const isException = ({ objectType }: Delivery["headers"]) => objectType === "ApiException";

const isForbidden = ({ status }: ErrorItem) => status === 401 || status === 403;

const createFailure = (call: string, errors: readonly ErrorItem[], reply?: unknown) =>
  new CallFailure(errors.some(isForbidden) ? "unauthorised" : "remote", call, { errors, reply });

/** The body of an exception is a list of errors, one error, or plain text. */
function readException(json: unknown, body: string): readonly ErrorItem[] {
  const errors = readErrorItems(json);
  if (errors.length > 0) return errors;
  if (isRecord(json)) return readErrorItems({ errors: [json] });
  return [{ message: body.slice(0, maxTextLength), code: "", status: undefined }];
}

/** The text of an exception that does not belong to a call. */
export const textOfException = (json: unknown, body: string): string =>
  readException(json, body)
    .map(({ message }) => message)
    .join("; ")
    .slice(0, maxTextLength);

/**
 * Reads a reply.
 *
 * @param inspect called with the JSON of a reply without errors, before it is read
 * @throws CallFailure with the kind `remote`, `unauthorised` or `invalidReply`
 */
export function readReply<Reply>(
  { name, read }: Pick<Call<unknown, Reply>, "name" | "read">,
  { headers, body }: Delivery,
  inspect?: (json: unknown) => void,
): Reply {
  const json = body.length > maxBodySize ? undefined : parseJson(body);
  if (isException(headers)) throw createFailure(name, readException(json, body));
  const errors = readErrorItems(json);
  const hasFailed = errors.length > 0;
  let reply;
  try {
    if (!hasFailed) inspect?.(json);
    reply = read(json);
    if (!hasFailed) return reply;
  } catch (cause) {
    if (!hasFailed) throw new CallFailure("invalidReply", name, { cause });
  }
  // A reply with errors counts as failed, even if it also contains data. The failure contains the reply.
  throw createFailure(name, errors, reply);
}
