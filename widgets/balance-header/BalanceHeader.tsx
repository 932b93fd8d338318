import { useStore } from "@nanostores/react";
import { type RefObject, useEffect, useRef } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { resourceStatus, useAccount, useServices, useTexts } from "../../src/widget-kit";
import { Button, uiStyles } from "../../src/ui";
import { Amount } from "./Amount";
import balanceHeaderCss from "./balance-header.css?inline";
import type { balanceHeader } from "./definition";
import { hiddenBalanceOf } from "./hidden-balance";
import { Inbox } from "./Inbox";
import inboxCss from "./inbox.css?inline";
import { NicknameLine } from "./NicknameLine";
import { balanceTexts } from "./texts";
import { useAnnouncement } from "./useAnnouncement";
import { useFocusAfterAction } from "./useFocusAfterAction";

/** Greeting, balance and logout of a player; login for a visitor. Its box has the same size in all states. */
export function BalanceHeader({ accountUrl, inboxUrl, siteId }: WidgetProps<typeof balanceHeader>) {
  const say = useTexts(balanceTexts);
  const { session, balance } = useAccount();
  const { $isHidden, toggle } = hiddenBalanceOf(useServices().localItems, session);
  const player = useStore(session.$player);
  const balanceState = useStore(balance.$state);
  const isHidden = useStore($isHidden);
  const isLoggedIn = player !== undefined;
  const name = player?.name ?? "";
  const announcement = useAnnouncement(balanceState, isHidden);
  const greetingRef = useRef<HTMLElement>(null);
  const actionRef = useRef<HTMLButtonElement>(null);
  const expectFocus = useFocusAfterAction(isLoggedIn, { greetingRef, actionRef });
  useHostState(resourceStatus(isLoggedIn, balanceState));
  useEffect(() => balance.subscribe(), [balance]);

  const act = (action: "login" | "logout" | "retry") => {
    announcement.expect(action);
    expectFocus(action);
    if (action === "login") session.requestLogin("user");
    else if (action === "logout") session.logout();
    else balance.read().catch(() => undefined);
  };

  return (
    <div
      className="bar"
      part="card"
      data-nickname={Boolean(siteId)}
      aria-busy={isLoggedIn && balanceState.status === "loading"}
    >
      {/* The key replaces the element at login and logout, so that no transition runs between the two layouts. */}
      <div className="lines" key={isLoggedIn ? "player" : "visitor"}>
        <p className="greeting" part="label">
          <AccountLink address={accountUrl} focusRef={greetingRef}>
            {name ? say("greeting", { name }) : say("account")}
          </AccountLink>
          {isLoggedIn && <Inbox address={inboxUrl} />}
        </p>
        {isLoggedIn && (
          <Amount
            state={balanceState}
            isHidden={isHidden}
            onToggle={toggle}
            onRetry={() => {
              act("retry");
            }}
          />
        )}
        {isLoggedIn && siteId && (
          <NicknameLine key={siteId} siteId={siteId} onOutcome={announcement.announce} />
        )}
      </div>
      <Button
        key={isLoggedIn ? "out" : "in"}
        className="action"
        look={isLoggedIn ? "secondary" : "primary"}
        part={isLoggedIn ? "action-secondary" : "action"}
        buttonRef={actionRef}
        onClick={() => {
          act(isLoggedIn ? "logout" : "login");
        }}
      >
        {say(isLoggedIn ? "signOut" : "signIn")}
      </Button>
      <span className="vetrina-quiet" role="status">
        {announcement.text}
      </span>
    </div>
  );
}

interface AccountLinkProps {
  readonly address: string | undefined;
  /** Receives the element that can get the focus. */
  readonly focusRef: RefObject<HTMLElement | null>;
  readonly children: string;
}

/** A link if the author gave an address, else a text. */
function AccountLink({ address, focusRef, children }: AccountLinkProps) {
  const setRef = (element: HTMLElement | null) => {
    focusRef.current = element;
  };
  return address ? (
    <a className="account" href={address} ref={setRef}>
      {children}
    </a>
  ) : (
    <span className="account" tabIndex={-1} ref={setRef}>
      {children}
    </span>
  );
}

export default {
  component: BalanceHeader,
  styles: [...uiStyles, balanceHeaderCss, inboxCss],
} satisfies WidgetModule<WidgetProps<typeof balanceHeader>>;
