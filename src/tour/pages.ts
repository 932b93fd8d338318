import { safeAddress } from "../utils/url";

/** The address of a page of this site, absolute; undefined if it does not pass the address gate or is of another site. */
export function siteAddress(value: string, here: URL): string | undefined {
  // What names no scheme stays on the page's origin, whatever `<base>` says.
  const address = safeAddress(value, here);
  return address !== undefined && new URL(address).origin === here.origin ? address : undefined;
}

const pathOf = ({ pathname }: URL) => pathname.replace(/\/$/, "");

/** Whether a page is the one at an address. Parameters of the query that the page's step does not name do not matter. */
export function isPageAt(page: string, here: URL): boolean {
  const wanted = new URL(page);
  return (
    wanted.origin === here.origin &&
    pathOf(wanted) === pathOf(here) &&
    [...wanted.searchParams].every(([name, value]) => here.searchParams.getAll(name).includes(value))
  );
}
