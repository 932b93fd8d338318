import { safeUrl } from "../utils/url";

/**
 * The absolute URL of a page of this site; undefined if it does not pass the safe-URL check or belongs to
 * another site.
 */
export function siteUrl(value: string, here: URL): string | undefined {
  // A URL without a scheme stays on the page's origin, regardless of `<base>`.
  const url = safeUrl(value, here);
  return url !== undefined && new URL(url).origin === here.origin ? url : undefined;
}

const pathOf = ({ pathname }: URL) => pathname.replace(/\/$/, "");

/** Whether a URL is that of a step's page. Ignores query parameters that the step's page does not have. */
export function isPageAt(page: string, here: URL): boolean {
  const wanted = new URL(page);
  return (
    wanted.origin === here.origin &&
    pathOf(wanted) === pathOf(here) &&
    [...wanted.searchParams].every(([name, value]) => here.searchParams.getAll(name).includes(value))
  );
}
