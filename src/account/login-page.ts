import type { AccountSettings } from "../config/account-settings";

type ReturnConfig = Pick<AccountSettings, "returnParameter">;

/** URL of the login page, with the current URL as its return parameter. */
export function withReturn(loginPage: string, here: URL, { returnParameter }: ReturnConfig): string {
  const address = new URL(loginPage);
  address.searchParams.set(returnParameter, here.href);
  return address.href;
}

/** True if the login page is the current page; the return parameters may differ. */
export function isSamePage(loginPage: string, here: URL, { returnParameter }: ReturnConfig): boolean {
  const withoutReturn = (address: string | URL) => {
    const url = new URL(address);
    url.searchParams.delete(returnParameter);
    return url.origin + url.pathname + url.search;
  };
  return withoutReturn(loginPage) === withoutReturn(here);
}
