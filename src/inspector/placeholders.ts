import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";
import { isRecord } from "../utils/is-record";
import { lacksBonuses } from "./log-facts";
import { isUnreachable, sectionsOf } from "./platform";
import { isKeyOf } from "./provider-keys";

/** The keys with an address that something is read from, in the order in which a sentence names them. */
export const readAddresses = [
  "bonus.origin",
  "liveCasino.playtech.feed",
  "liveCasino.evolution.feed",
  "gamification.url",
  "gamification.tokenUrl",
  "account.origin",
] as const;

/** The samples of the documentation have such addresses. Nobody can own one (RFC 2606). */
const isPlaceholder = (value: unknown) =>
  typeof value === "string" && /^[a-z]+:\/\/[^/?#]*\.example([/?#:]|$)/i.test(value);

/** The value of a key in the parts of its section. A later part counts more. */
function valueIn(parts: readonly unknown[], path: readonly string[]): unknown {
  const values = parts.map((part) =>
    path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), part),
  );
  return values.findLast((value) => value !== undefined);
}

/** The keys of the configuration from which an element reads, and whose address is still that of a sample. */
export function placeholderKeys(
  { config }: Pick<Services, "config">,
  definition: WidgetDefinition,
  element: Element,
): string[] {
  const sections = sectionsOf(definition);
  const keys = readAddresses.filter((key) => {
    const [section = "", ...path] = key.split(".");
    const parts: unknown = config.get()[section as "account"];
    if (!sections.includes(section) || !isKeyOf(element, key)) return false;
    return Array.isArray(parts) && isPlaceholder(valueIn(parts, path));
  });
  // Every service needs the account too: a key of its own tells more.
  const own = keys.filter((key) => !key.startsWith("account."));
  return own.length > 0 ? own : keys;
}

/** Whether a read of an element has failed, as far as its state tells. Without its list, a bonus element is empty. */
export function hasFailed(services: Services, definition: WidgetDefinition, state: string): boolean {
  if (state === "error" || isUnreachable(services, definition)) return true;
  const showsBonuses = definition.needs?.includes("bonus") ?? false;
  return state === "empty" && showsBonuses && lacksBonuses(services.log.history?.messages ?? []);
}
