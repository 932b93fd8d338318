import { readPlace, withPlace } from "./place";

/** Name of the awards section in a URL. The hub uses the same name, so that a link works with or without the hub. */
const awardSection = "premi";
const sections = [awardSection];

/**
 * The URL of one award on a page. It replaces an anchor in the page's URL, because the fragment can contain a
 * place only next to parts that have a name and a value.
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
