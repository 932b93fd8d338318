import type { Gamification } from "../interface";

/** Sends a message of the operator through the platform (role ConnectProxy), to one member or to all. */
export function relay(gamification: Gamification, member: string | undefined, data: object): void {
  const meta = { totalRecordsFound: 1, skip: 0, limit: 1, objectType: "ProxyMessage", resultCount: 1 };
  gamification.push(member, { callback: "proxy", objectType: "ProxyMessage", body: { meta, data } });
}
