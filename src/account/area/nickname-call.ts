import * as v from "valibot";
import type { AccountCall, AccountCalls } from "../calls";
import { readNicknames, type SiteNickname } from "../user-info";

const resultSchema = v.object({
  nicknames: v.pipe(
    v.array(v.unknown()),
    v.transform((items) => readNicknames(items)),
  ),
});

/** Reads or writes nicknames: both calls have the same answer. */
export async function sendNickname(
  calls: AccountCalls,
  call: Pick<AccountCall<never>, "endpoints" | "signal" | "onRetry">,
): Promise<readonly SiteNickname[]> {
  const { nicknames } = await calls.send({ ...call, schema: resultSchema });
  return nicknames;
}
