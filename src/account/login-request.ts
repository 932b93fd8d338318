import { atom, type ReadableAtom } from "nanostores";
import type { ConfigStore } from "../config";
import { type AccountSettings, accountSettings } from "../config/sections/account";
import type { Page } from "../platform/page";
import type { PageVisibility } from "../platform/page-visibility";
import type { Log } from "../utils/log";
import { safeUrl } from "../utils/url";
import { playerOf, type SessionMachine } from "./session";

type ReturnConfig = Pick<AccountSettings, "returnParameter">;

/** URL of the login page, with the current URL as its return parameter. */
function withReturn(loginPage: string, here: URL, { returnParameter }: ReturnConfig): string {
  const url = new URL(loginPage);
  url.searchParams.set(returnParameter, here.href);
  return url.href;
}

/** True if the login page is the current page; the return parameters may differ. */
function isSamePage(loginPage: string, here: URL, { returnParameter }: ReturnConfig): boolean {
  const withoutReturn = (original: string | URL) => {
    const url = new URL(original);
    url.searchParams.delete(returnParameter);
    return url.origin + url.pathname + url.search;
  };
  return withoutReturn(loginPage) === withoutReturn(here);
}

/**
 * The reason for a login request. `user`: a click. `page`: a script. `required`: a page that requires a
 * session. `logout`: a logout on such a page. `ended`: the session of such a page has ended in another tab or
 * with its cookies. `expired`: the service has refused the token. `balance`: a failed read of the balance has
 * ended the session.
 */
export type LoginReason = "user" | "page" | "required" | "logout" | "ended" | "expired" | "balance";

/** Requests with these reasons wait until the page is visible, because the visitor did not make them. */
const postponable: readonly LoginReason[] = ["required", "logout", "ended"];

/** A request for the login modal, which may not be defined yet. Each request is a new object. */
export interface LoginRequest {
  readonly reason: LoginReason;
}

export interface LoginRequests {
  /** The current request; undefined if there is none. */
  readonly $request: ReadableAtom<LoginRequest | undefined>;
  /**
   * Requests a login, if the state is `logged-out`. The page may handle it itself by cancelling
   * `vetrina:login-request`; otherwise the modal or the configured login page opens. A `required`, `logout` or
   * `ended` request waits until the page is visible.
   */
  request(reason: LoginReason): void;
  /** Call this when the player has closed the modal. */
  dismiss(): void;
  dispose(): void;
}

const modalTag = "vetrina-login-modal";

export interface LoginRequestsOptions {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly page: Page;
  readonly session: SessionMachine;
  readonly pageVisibility: PageVisibility;
  readonly documentParsed: Promise<unknown>;
}

export function createLoginRequests(options: LoginRequestsOptions): LoginRequests {
  const { config, log, page, session, pageVisibility, documentParsed } = options;
  const $request = atom<LoginRequest | undefined>();
  let postponed: LoginReason | undefined;
  const isLoggedOut = () => session.$state.get().status === "logged-out";

  const unsubscribe = session.$state.listen((state) => {
    if (playerOf(state) || state.status === "logging-out") $request.set(undefined);
  });
  const stopWaiting = pageVisibility.onVisible(() => {
    if (postponed) request(postponed);
    postponed = undefined;
  });

  function followLoginPage(loginRequest: LoginRequest): void {
    const here = page.url();
    const url = safeUrl(accountSettings(config).loginUrl, here);
    if (!url) {
      log.warn(
        `a login is needed, but the page has no <${modalTag}> and "account.loginUrl" is not configured`,
      );
      // A modal that is added later opens for this request.
      $request.set(loginRequest);
      return;
    }
    const account = accountSettings(config);
    const isCurrentPage = isSamePage(url, here, account);
    // The login page itself may require a session. Navigating to it would then repeat forever.
    if (!isCurrentPage) page.navigate(withReturn(url, here, account));
  }

  async function waitForModal(request: LoginRequest): Promise<void> {
    await documentParsed;
    if (!isLoggedOut()) return;
    if (page.first(modalTag)) $request.set(request);
    else followLoginPage(request);
  }

  function request(reason: LoginReason): void {
    session.sync();
    // A login request has no effect in edit mode, so that the author stays in the editor.
    if (!isLoggedOut() || page.isEdited()) return;
    if (postponable.includes(reason) && pageVisibility.isHidden()) {
      postponed = reason;
      return;
    }
    if (!page.send("vetrina:login-request", { view: "login", reason }, { cancelable: true })) return;
    const loginRequest: LoginRequest = { reason };
    if (page.first(modalTag)) $request.set(loginRequest);
    else void waitForModal(loginRequest);
  }

  return {
    $request,
    request,
    dismiss() {
      $request.set(undefined);
    },
    dispose() {
      unsubscribe();
      stopWaiting();
    },
  };
}
