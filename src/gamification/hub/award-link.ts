import { readPlace, withPlace } from "./place";

/** The section of the awards in an address. The hub has it too, so that a link fits both. */
const awardSection = "premi";
const sections = [awardSection];

/**
 * The address of one award on a page, whatever others have the same name. An anchor of the page makes way: a place can
 * only stand beside parts with a name and a value.
 */
export function awardAddress(page: string | undefined, id: string): string | undefined {
  if (!page) return undefined;
  const [path = "", ...fragment] = page.split("#");
  const place = { section: awardSection, id };
  return path + (withPlace(fragment.join("#"), place, sections) ?? withPlace("", place, sections) ?? "");
}

/** The id of the award to which an address leads; undefined if it leads to none. */
export function linkedAward({ hash }: URL): string | undefined {
  const place = readPlace(hash, sections);
  return place?.section === awardSection ? place.id : undefined;
}
