import type { Gamification } from "../interface";

/** A message that the operator sends through the platform (role ConnectProxy), for one member or everybody. */
export function relay(gamification: Gamification, member: string | undefined, data: object): void {
  const meta = { totalRecordsFound: 1, skip: 0, limit: 1, objectType: "ProxyMessage", resultCount: 1 };
  gamification.push(member, { callback: "proxy", objectType: "ProxyMessage", body: { meta, data } });
}
