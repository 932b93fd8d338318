import { ipAddressEnding } from "../../src/account/ip-address";
import { ipAddressItem } from "../../src/account/session-cookies";
import { attributeName, type ServiceNeed, type WidgetDefinition } from "../../src/definition";

/** The configuration keys of the addresses that a service calls. */
const originKeys: Readonly<Partial<Record<ServiceNeed, readonly string[]>>> = {
  account: ["account.origin"],
  bonus: ["bonus.origin"],
  liveCasino: ["liveCasino.playtech.feed", "liveCasino.evolution.feed"],
  gamification: ["gamification.url", "gamification.tokenUrl"],
};

/** A login has this cookie. Without it, no call needs the visitor's IP address. */
const loginCookie = "login";

/** Calls send no cookies and use a connection for such calls; a socket uses one of the other kind. */
const sockets = ["gamification.url"];

/**
 * The one entry of an object; undefined without one.
 *
 * @throws Error if it has more, which the loader could not tell
 */
function pairOf(values: Readonly<Record<string, string>> = {}): readonly [string, string] | undefined {
  const [first, ...others] = Object.entries(values);
  if (others.length > 0)
    throw new Error(`an early read depends on ${Object.keys(values).join(", ")}: one is the limit`);
  return first;
}

/**
 * What the loader does for the widgets of a page before their code has come, as JSON. `EarlyTable` of
 * `src/loader/early-table.ts` describes it.
 *
 * @param chunkOf the chunk of a service
 */
export function earlyTable(
  catalogue: readonly WidgetDefinition[],
  chunkOf: Readonly<Record<ServiceNeed, string>>,
): string {
  const tagsThatWait = (mount: WidgetDefinition["mount"]) =>
    catalogue.filter((definition) => definition.mount === mount).map(({ tag }) => tag);
  const readOf = ({ tag, early }: WidgetDefinition) => {
    if (!early) return [];
    const [field, value] = pairOf(early.when) ?? [];
    const [name, source] = pairOf(early.query) ?? [];
    const when = field && [attributeName(field), value];
    const query = source && [name, attributeName(source)];
    return [[tag, { ...early, when, query }]];
  };
  return JSON.stringify({
    origins: Object.fromEntries(
      Object.entries(originKeys).map(([need, keys]) => [chunkOf[need as ServiceNeed], keys]),
    ),
    sockets,
    ip: {
      chunk: chunkOf.account,
      cookie: loginCookie,
      item: ipAddressItem,
      key: "account.ipUrl",
      ending: ipAddressEnding,
    },
    reads: Object.fromEntries(catalogue.flatMap(readOf)),
    near: tagsThatWait("near"),
    use: tagsThatWait("use"),
  });
}
