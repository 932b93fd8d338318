/** The place that the hub shows: a section, and optionally one of its entities. */
export interface HubPlace {
  readonly section: string;
  readonly id?: string | undefined;
}

/**
 * Prefix of a fragment that consists of a place only. Such a fragment is a valid ID selector, because sites
 * pass `location.hash` to jQuery.
 */
const wholePrefix = "vetrina-";
/** Separator between section and id. No section contains it. */
const separator = "--";
/**
 * Prefix of a place in a fragment that may also contain the page's own parts. Earlier releases wrote every
 * place in this form.
 */
const partPrefix = "vetrina=";

const partsOf = (hash: string) =>
  hash
    .replace(/^#/, "")
    .split("&")
    .filter((part) => part !== "");

/**
 * Encodes characters that an ID selector cannot contain, and each `_` that could be read as the start of an encoded
 * character.
 */
const escaped = (text: string) =>
  text.replace(/_(?=x)|[^\w-]/gu, (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return `_x${codePoint.toString(16).toUpperCase()}_`;
  });

const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]+)_/g, (_, codePoint: string) => String.fromCodePoint(parseInt(codePoint, 16)));

function decoded(text: string, decode = decodeURIComponent): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** Splits a text at the first separator. */
function split(text: string, at: string): [before: string, after: string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index + at.length)];
}

/** The place that one part of a fragment contains; undefined if the part belongs to the page. */
function placeOf(part: string, sections: readonly string[]): HubPlace | undefined {
  if (part.startsWith(partPrefix)) {
    const [section, id] = split(part.slice(partPrefix.length), "/");
    return { section: decoded(section) ?? "", id: decoded(id) || undefined };
  }
  if (!part.startsWith(wholePrefix)) return undefined;
  const [section, id] = split(part.slice(wholePrefix.length), separator);
  // If the section is not in `sections`, the part is an anchor of the page.
  if (!sections.includes(section)) return undefined;
  return { section, id: decoded(id, (text) => unescaped(decodeURIComponent(text))) || undefined };
}

/**
 * Reads the place in the fragment of a URL: `#vetrina-missioni--mis-1`, or `vetrina=missioni/mis-1` among
 * other parts separated by `&`.
 *
 * @param sections the names of sections that a fragment of the first form may contain
 * @returns undefined if the fragment does not contain a readable place
 */
export function readPlace(hash: string, sections: readonly string[]): HubPlace | undefined {
  for (const part of partsOf(hash)) {
    const place = placeOf(part, sections);
    if (place) return place.section === "" ? undefined : place;
  }
  return undefined;
}

/**
 * Whether a fragment may contain a place of the hub. It may if it is empty, already contains a place, or
 * consists only of parts with a name and a value. Any other fragment, such as an anchor or a router's path,
 * belongs to the page and must not change.
 *
 * @param sections as in `readPlace`
 */
export const hasRoom = (hash: string, sections: readonly string[]): boolean => {
  const parts = partsOf(hash);
  return parts.some((part) => placeOf(part, sections)) || parts.every((part) => /^[^/=]+=/.test(part));
};

/**
 * A fragment with a new place. If it contains only the place, and if `sections` contains the section, it is a
 * valid ID selector. The page's own parts keep their order.
 *
 * @param sections as in `readPlace`
 * @returns undefined if the whole fragment belongs to the page
 */
export function withPlace(
  hash: string,
  { section, id }: HubPlace,
  sections: readonly string[],
): string | undefined {
  if (!hasRoom(hash, sections)) return undefined;
  const parts = partsOf(hash);
  const isOurs = (part: string) => placeOf(part, sections) !== undefined;
  if (parts.every(isOurs))
    return `#${wholePrefix}${section}${id === undefined ? "" : separator + escaped(id)}`;
  const index = parts.findIndex(isOurs);
  const written = [section, ...(id === undefined ? [] : [id])].map(encodeURIComponent).join("/");
  const place = partPrefix + written;
  const others = parts.map((part, at) => (at === index ? place : part));
  return `#${(index < 0 ? [...parts, place] : others).join("&")}`;
}

/** Name of the awards section in a URL. The hub uses the same name, so that a link works with or without the hub. */
const awardSection = "premi";
const sections = [awardSection];

/**
 * The URL of one award on a page. The award replaces an anchor in the page's URL, because a fragment cannot
 * contain both.
 */
export function awardUrl(page: string | undefined, id: string): string | undefined {
  if (!page) return undefined;
  const [path = "", ...fragment] = page.split("#");
  const place = { section: awardSection, id };
  return path + (withPlace(fragment.join("#"), place, sections) ?? withPlace("", place, sections) ?? "");
}

/** The id of the award to which a URL links; undefined if it links to none. */
export function linkedAward({ hash }: URL): string | undefined {
  const place = readPlace(hash, sections);
  return place?.section === awardSection ? place.id : undefined;
}
