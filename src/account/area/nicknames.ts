import { createResource, type Resource, type ResourceControl } from "../../http/resource";
import type { SiteNickname } from "../user-info";
import type { AreaConnection } from "./connection";

/** A player's nicknames, separately for each site. */
export interface Nicknames {
  /** The nicknames for a site. Each site has one resource. */
  of(siteId: string): Resource<readonly SiteNickname[]>;
  /**
   * Changes the nickname on a site, and updates the resource of that site. The call is never sent twice.
   * @throws HttpFailure its `errors` state why the service refuses the nickname
   * @throws SessionEnded if the session ends before the response arrives
   * @throws NotLoggedIn if no player is logged in
   * @throws Offline, TokenRenewed if nothing was written; a new attempt may succeed
   */
  write(siteId: string, nickname: string): Promise<readonly SiteNickname[]>;
}

export function createNicknames(connection: AreaConnection) {
  const { calls, session } = connection;
  const resources = new Map<string, ResourceControl<readonly SiteNickname[]>>();

  const createNicknameResource = (siteId: string) =>
    createResource<readonly SiteNickname[]>(connection, {
      name: "nickname",
      // Only an element that shows a nickname loads the code that reads and writes it.
      ask: async (...call) => (await import("./nickname-call")).askNicknames(calls, siteId, ...call),
    });

  function of(siteId: string) {
    const resource = resources.get(siteId) ?? createNicknameResource(siteId);
    resources.set(siteId, resource);
    return resource;
  }

  return {
    of,
    async write(siteId: string, nickname: string) {
      // The signal is read before the code of the write loads, because the login may change in the meantime.
      const signal = session.signal();
      const { writeNickname } = await import("./write-nickname");
      return writeNickname(connection, { siteId, nickname, signal, resource: of(siteId) });
    },
    dispose() {
      for (const resource of resources.values()) resource.dispose();
    },
  };
}
