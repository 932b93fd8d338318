import * as v from "../../utils/valibot";
import { type AccountCall, type AccountCalls, inBothModes } from "../calls";
import type { Sender } from "../sender";
import { readNicknames, type SiteNickname } from "../user-info";

const resultSchema = v.object({
  nicknames: v.pipe(
    v.array(v.unknown()),
    v.transform((items) => readNicknames(items)),
  ),
});

/** Sends a call that reads or writes nicknames. Both calls have the same response. */
export async function sendNickname(
  calls: AccountCalls,
  call: Pick<AccountCall<never>, "endpoints" | "signal" | "onRetry">,
): Promise<readonly SiteNickname[]> {
  const { nicknames } = await calls.send({ ...call, schema: resultSchema });
  return nicknames;
}

const readEndpoints = (siteId: string) =>
  inBothModes({
    method: "GET",
    path: "nickname",
    query: ({ channel, requestId, ipAddress, sessionId }: Sender) => ({
      channel,
      requestId,
      ipAddress,
      sessionId,
      siteId,
    }),
  });

/** Reads the nicknames on a site. @throws as `AccountCalls.send` does */
export const askNicknames = (
  calls: AccountCalls,
  siteId: string,
  signal: AbortSignal,
  onRetry: () => void,
): Promise<readonly SiteNickname[]> =>
  sendNickname(calls, { endpoints: readEndpoints(siteId), signal, onRetry });
