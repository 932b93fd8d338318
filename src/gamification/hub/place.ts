/** What the hub shows: a section, and perhaps one entity of it. */
export interface HubPlace {
  readonly section: string;
  readonly id?: string | undefined;
}

const prefix = "vetrina=";

const partsOf = (hash: string) =>
  hash
    .replace(/^#/, "")
    .split("&")
    .filter((part) => part !== "");

const isOurs = (part: string) => part.startsWith(prefix);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the place in the fragment of an address: `#vetrina=missioni/mis-1`, also among other parts that `&` separates.
 *
 * @returns undefined without a part of the hub, or with one that cannot be read
 */
export function readPlace(hash: string): HubPlace | undefined {
  const part = partsOf(hash).find(isOurs)?.slice(prefix.length);
  if (!part) return undefined;
  const slash = part.indexOf("/");
  const section = decoded(slash < 0 ? part : part.slice(0, slash));
  const id = slash < 0 ? undefined : decoded(part.slice(slash + 1));
  return section ? { section, id: id === "" ? undefined : id } : undefined;
}

/**
 * Whether a fragment may have a part of the hub: it is empty, has one already, or has nothing but parts with a name and a
 * value. Any other fragment is the page's own: an anchor or the address of a router, which a further part would break.
 */
export const hasRoom = (hash: string): boolean => {
  const parts = partsOf(hash);
  return parts.some(isOurs) || parts.every((part) => /^[^/=]+=/.test(part));
};

/**
 * The fragment with another place; the page's own parts stay as they are, in their order.
 *
 * @returns undefined if the fragment is the page's own
 */
export function withPlace(hash: string, { section, id }: HubPlace): string | undefined {
  if (!hasRoom(hash)) return undefined;
  const written = [section, ...(id === undefined ? [] : [id])].map(encodeURIComponent).join("/");
  const parts = partsOf(hash);
  const index = parts.findIndex(isOurs);
  const place = prefix + written;
  const others = parts.map((part, at) => (at === index ? place : part));
  return `#${(index < 0 ? [...parts, place] : others).join("&")}`;
}
