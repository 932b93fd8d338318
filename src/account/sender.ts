import type { AccountSettings } from "../config/sections/account";

/** The protocol of the account area. Data about the caller is in the query or body (`legacy`), or in headers (`stateless`). */
export type Mode = "legacy" | "stateless";

/** The configured mode. `auto` is stateless if `paths.checkToken` is configured. */
export function chooseMode({ mode, paths }: AccountSettings): Mode {
  if (mode !== "auto") return mode;
  return paths.checkToken ? "stateless" : "legacy";
}

/** Data about the caller in every call. It is in the query or body (legacy) or in headers (stateless). */
export interface Sender {
  readonly channel: string;
  readonly requestId: string;
  readonly ipAddress: string;
  readonly infoChannel: string;
  /** @throws SessionIdUnknown */
  readonly sessionId: string;
}

/** The fields that most calls send. */
export const callerFields = ({ channel, requestId, ipAddress, infoChannel }: Sender) => ({
  channel,
  requestId,
  ipAddress,
  infoChannel,
});
