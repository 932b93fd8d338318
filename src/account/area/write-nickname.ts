import { HttpFailure } from "../../http/failure";
import type { ResourceControl } from "../../http/resource";
import { inBothModes } from "../calls";
import { Offline, SessionEnded, TokenRenewed } from "../errors";
import type { SiteNickname } from "../user-info";
import type { AreaConnection } from "./connection";
import { sendNickname } from "./nickname-call";

const endpoints = (siteId: string, nickname: string) =>
  inBothModes({ method: "POST", path: "nickname", body: (sender) => ({ ...sender, siteId, nickname }) });

const isUnauthorised = (error: unknown) => error instanceof HttpFailure && error.kind === "unauthorised";

export interface NicknameChange {
  readonly siteId: string;
  readonly nickname: string;
  /** Signal of the login whose nickname changes. */
  readonly signal: AbortSignal;
  /** The player's nicknames on the site. */
  readonly resource: ResourceControl<readonly SiteNickname[]>;
}

/**
 * Changes a nickname as described in `Nicknames.write`. The code is in the editor's chunk, because only the
 * editor writes nicknames.
 */
export async function writeNickname(
  { calls, connectivity, cookies, session }: AreaConnection,
  { siteId, nickname, signal, resource }: NicknameChange,
): Promise<readonly SiteNickname[]> {
  // A different player may have logged in, in another tab.
  session.sync();
  if (signal.aborted) throw new SessionEnded();
  if (connectivity.isOffline()) throw new Offline();
  const jwt = cookies.jwt();
  try {
    const nicknames = await sendNickname(calls, { endpoints: endpoints(siteId, nickname), signal });
    session.sync();
    if (signal.aborted) throw new SessionEnded();
    resource.accept(nicknames);
    return nicknames;
  } catch (error) {
    if (signal.aborted) throw new SessionEnded();
    if (isUnauthorised(error) && cookies.jwt() !== jwt) throw new TokenRenewed();
    // The write may have succeeded without a response, so the nickname is read again.
    if (error instanceof HttpFailure && error.status === undefined) resource.invalidate();
    throw error;
  }
}
