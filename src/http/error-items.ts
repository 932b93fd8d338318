import { isRecord } from "../utils/is-record";
import type { ErrorItem } from "./failure";

/** Longer texts of a service are cut before anything shows or logs them (S19). */
export const maxTextLength = 300;
const maxItems = 20;

const bounded = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, maxTextLength) : "";

/** The `errors` of an answer, whatever it is; what cannot be read is left out. */
export function readErrorItems(body: unknown): readonly ErrorItem[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors
    .slice(0, maxItems)
    .filter(isRecord)
    .map((item) => ({
      message: bounded(item.message),
      code: bounded(item.code),
      status: typeof item.status === "number" ? item.status : undefined,
    }));
}
