import * as v from "../utils/valibot";
import { HttpFailure, readErrorItems } from "./failure";

/** The envelope of a response. `result` is checked later; `errors` is read leniently by `readErrorItems`. */
export const envelopeSchema = v.object({
  statusCode: v.optional(v.number(), 200),
  result: v.optional(v.unknown()),
  errors: v.optional(v.unknown()),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;

/**
 * Reads the result of a response. The `statusCode` in the body has the same effect as the HTTP status (architecture
 * section 10).
 * @throws HttpFailure `unauthorised`, `status` or `invalidReply`
 */
export function readResult<Value>(
  envelope: Envelope,
  schema: v.GenericSchema<unknown, Value>,
  headers?: Headers,
): Value {
  const status = envelope.statusCode;
  const errors = readErrorItems(envelope);
  if (status === 401) throw new HttpFailure("unauthorised", { status, errors, headers });
  if (status < 200 || status > 299) throw new HttpFailure("status", { status, errors, headers });
  const result = v.safeParse(schema, envelope.result);
  if (!result.success) throw new HttpFailure("invalidReply", { status, errors, headers });
  return result.output;
}
