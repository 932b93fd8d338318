import { accountSettings } from "../config/account-settings";
import { atom, type ReadableAtom } from "nanostores";
import type { ConfigStore } from "../config";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import { safeAddress } from "../utils/url";
import type { PageVisibility } from "../platform/page-visibility";
import { leadsTo, withReturn } from "./return-address";
import { playerOf, type SessionMachine } from "./session";

/** Who wants a login: the player's own click, the page's script, a page that needs a session, an ended session. */
export type LoginReason = "user" | "page" | "required" | "expired";

/** A request that waits for the modal, also for one that is not defined yet. Each is an object of its own. */
export interface LoginRequest {
  readonly reason: LoginReason;
}

export interface LoginRequests {
  /** What the login modal shows; undefined while nobody asks. */
  readonly $request: ReadableAtom<LoginRequest | undefined>;
  /**
   * Asks for a login, where nobody is logged in and no logout or login runs. The page may answer it itself by
   * cancelling `vetrina:login-request`; otherwise the modal opens, or the configured login page. What only the page
   * needs waits until somebody looks at it.
   */
  request(reason: LoginReason): void;
  /** The player closed the modal. */
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
  let isPostponed = false;
  const isLoggedOut = () => session.$state.get().status === "logged-out";

  const stopFollowing = session.$state.listen((state) => {
    if (playerOf(state) || state.status === "logging-out") $request.set(undefined);
  });
  const stopWaiting = pageVisibility.onVisible(() => {
    if (isPostponed) request("required");
    isPostponed = false;
  });

  function followLoginPage(): void {
    const here = page.address();
    const address = safeAddress(accountSettings(config).loginUrl, here);
    if (!address) {
      log.warn(
        `a login is needed, but the page has no <${modalTag}> and "account.loginUrl" is not configured`,
      );
      return;
    }
    const account = accountSettings(config);
    const isHere = leadsTo(address, here, account);
    // The login page itself may need a session: following would never end. And an author must not lose the editor.
    if (!isHere && !page.isEdited()) page.navigate(withReturn(address, here, account));
  }

  async function waitForModal(request: LoginRequest): Promise<void> {
    await documentParsed;
    if (!isLoggedOut()) return;
    if (page.has(modalTag)) $request.set(request);
    else followLoginPage();
  }

  function request(reason: LoginReason): void {
    session.sync();
    if (!isLoggedOut()) return;
    if (reason === "required" && pageVisibility.isHidden()) {
      isPostponed = true;
      return;
    }
    if (!page.send("vetrina:login-request", { view: "login", reason }, { cancelable: true })) return;
    const asked: LoginRequest = { reason };
    if (page.has(modalTag)) $request.set(asked);
    else void waitForModal(asked);
  }

  return {
    $request,
    request,
    dismiss() {
      $request.set(undefined);
    },
    dispose() {
      stopFollowing();
      stopWaiting();
    },
  };
}
