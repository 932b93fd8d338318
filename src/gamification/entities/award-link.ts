const start = "#vetrina-award=";

/** The address of one award on a page, whatever others have the same name. A fragment of the page's address makes way. */
export const awardAddress = (page: string | undefined, id: string): string | undefined =>
  page && page.replace(/#.*|$/, start + encodeURIComponent(id));

/** The id of the award to which an address leads; undefined if it leads to none. */
export const linkedAward = ({ hash }: URL): string | undefined =>
  hash.startsWith(start) ? new URLSearchParams(hash.slice(1)).values().next().value : undefined;
