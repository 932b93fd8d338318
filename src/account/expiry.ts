import type { AccountSettings } from "../config/account-settings";
import { readErrorItems } from "../http";

/** The parts of an answer, good or bad, that may say that the token is about to expire. */
export interface Announcing {
  readonly headers?: Headers | undefined;
  /** The answer's list of errors, as it came or as it was read. */
  readonly errors?: unknown;
}

type ExpiryConfig = Pick<AccountSettings, "expiringHeader" | "expiringCodes">;

/** True where the configured header is there and does not say no, or where a configured code is among the errors. */
export function announcesExpiry(
  { expiringHeader, expiringCodes }: ExpiryConfig,
  { headers, errors }: Announcing,
): boolean {
  const header = headers?.get(expiringHeader);
  if (header !== undefined && header !== null && header.toLowerCase() !== "false") return true;
  return readErrorItems({ errors }).some(({ code }) => expiringCodes.includes(code));
}
