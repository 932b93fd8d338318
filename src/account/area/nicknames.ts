import * as v from "valibot";
import { HttpFailure } from "../../http";
import { type AccountCall, inBothModes } from "../calls";
import { Offline, SessionEnded, TokenRenewed } from "../errors";
import { createResource, type Resource } from "../../http/resource";
import type { Sender } from "../sender";
import { readNicknames, type SiteNickname } from "../user-info";
import type { AreaConnection } from "./connection";

/** A player's nicknames on the sites, one site at a time. */
export interface Nicknames {
  /** The nicknames for a site. Each site has one resource. */
  of(siteId: string): Resource<readonly SiteNickname[]>;
  /**
   * Changes the nickname on a site, and updates the resource of that site. The call is never sent twice.
   * @throws HttpFailure its `errors` say why the service refuses the nickname
   * @throws SessionEnded if the session ends before the answer
   * @throws NotLoggedIn
   * @throws Offline, TokenRenewed if nothing was written; a new attempt may succeed
   */
  write(siteId: string, nickname: string): Promise<readonly SiteNickname[]>;
}

const resultSchema = v.object({
  nicknames: v.pipe(
    v.array(v.unknown()),
    v.transform((items) => readNicknames(items)),
  ),
});

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

const writeEndpoints = (siteId: string, nickname: string) =>
  inBothModes({ method: "POST", path: "nickname", body: (sender) => ({ ...sender, siteId, nickname }) });

const isUnauthorised = (error: unknown) => error instanceof HttpFailure && error.kind === "unauthorised";

export function createNicknames(connection: AreaConnection) {
  const { calls, connectivity, cookies, session } = connection;
  const resources = new Map<string, ReturnType<typeof createNicknameResource>>();

  async function send(endpoints: AccountCall<never>["endpoints"], signal: AbortSignal, onRetry?: () => void) {
    const { nicknames } = await calls.send({
      endpoints,
      schema: resultSchema,
      signal,
      ...(onRetry && { onRetry }),
    });
    return nicknames;
  }

  const createNicknameResource = (siteId: string) =>
    createResource<readonly SiteNickname[]>(connection, {
      name: "nickname",
      ask: (signal, onRetry) => send(readEndpoints(siteId), signal, onRetry),
    });

  function of(siteId: string) {
    const resource = resources.get(siteId) ?? createNicknameResource(siteId);
    resources.set(siteId, resource);
    return resource;
  }

  return {
    of,
    async write(siteId: string, nickname: string) {
      const signal = session.signal();
      // Another player may have logged in, in another tab.
      session.sync();
      if (signal.aborted) throw new SessionEnded();
      if (connectivity.isOffline()) throw new Offline();
      const jwt = cookies.jwt();
      try {
        const nicknames = await send(writeEndpoints(siteId, nickname), signal);
        session.sync();
        if (signal.aborted) throw new SessionEnded();
        of(siteId).accept(nicknames);
        return nicknames;
      } catch (error) {
        if (signal.aborted) throw new SessionEnded();
        if (isUnauthorised(error) && cookies.jwt() !== jwt) throw new TokenRenewed();
        // It is not known whether the nickname was changed, so it is read again.
        if (error instanceof HttpFailure && error.status === undefined) of(siteId).invalidate();
        throw error;
      }
    },
    dispose() {
      for (const resource of resources.values()) resource.dispose();
    },
  };
}
