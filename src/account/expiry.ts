import type { AccountSettings } from "../config/account-settings";
import { readErrorItems } from "../http";

/** The parts of a response or a failure that may announce that the token is about to expire. */
export interface ExpirySource {
  readonly headers?: Headers | undefined;
  /** The `errors` of the response, unparsed or parsed. */
  readonly errors?: unknown;
}

type ExpiryConfig = Pick<AccountSettings, "expiringHeader" | "expiringCodes">;

/** True if the configured header is present and not `false`, or if one of the errors has a configured code. */
export function announcesExpiry(
  { expiringHeader, expiringCodes }: ExpiryConfig,
  { headers, errors }: ExpirySource,
): boolean {
  const header = headers?.get(expiringHeader);
  if (header !== undefined && header !== null && header.toLowerCase() !== "false") return true;
  return readErrorItems({ errors }).some(({ code }) => expiringCodes.includes(code));
}
