import { boundedText } from "../utils/bounded-text";
import { isRecord } from "../utils/kinds-of-objects";
import type { ErrorItem } from "./failure";

export { maxTextLength } from "../utils/bounded-text";

const maxItems = 20;

/** The `errors` of a response of any shape. Entries that are not objects are left out. */
export function readErrorItems(body: unknown): readonly ErrorItem[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors
    .slice(0, maxItems)
    .filter(isRecord)
    .map((item) => ({
      message: boundedText(item.message),
      code: boundedText(item.code),
      status: typeof item.status === "number" ? item.status : undefined,
    }));
}
