import { isRecord } from "../utils/is-record";

/** Event name → the fields of its detail that an analytics tool may receive. Definitions list them. */
export type AnalyticsFields = Readonly<Record<string, readonly string[]>>;

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "string" ? value.length <= 200 : typeof value === "number" || typeof value === "boolean";

/**
 * The listed fields of a detail. Only short strings, numbers and booleans are included: other values could contain
 * anything.
 */
export function allowedFields(detail: unknown, allowed: readonly string[]): Record<string, Plain> {
  if (!isRecord(detail)) return {};
  const fields = allowed.map(
    (name) => [name, Object.hasOwn(detail, name) ? detail[name] : undefined] as const,
  );
  return Object.fromEntries(fields.filter((field): field is [string, Plain] => isPlain(field[1])));
}
