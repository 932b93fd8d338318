import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { Button, uiStyles } from "../../src/ui";
import {
  resourceStatus,
  useAccount,
  useAccountArea,
  useRestriction,
  useServices,
  useTexts,
} from "../../src/widget-kit";
import accountMenuCss from "./account-menu.css?inline";
import { AccountMenu } from "./AccountMenu";
import { Amount } from "./Amount";
import balanceHeaderCss from "./balance-header.css?inline";
import type { balanceHeader } from "./definition";
import { hiddenBalanceOf } from "./hidden-balance";
import { Messages } from "./Messages";
import { NicknameLine } from "./NicknameLine";
import { balanceTexts } from "./texts";
import { useAnnouncement } from "./useAnnouncement";
import { useFocusAfterAction } from "./useFocusAfterAction";

/** Balance and account menu of a player; login for a visitor. Its box has the same size in all states. */
export function BalanceHeader({ accountUrl, inboxUrl, siteId }: WidgetProps<typeof balanceHeader>) {
  const say = useTexts(balanceTexts);
  const { session, balance } = useAccount();
  const { inbox } = useAccountArea();
  const { $isHidden, toggle } = hiddenBalanceOf(useServices().localItems, session);
  const player = useStore(session.$player);
  const balanceState = useStore(balance.$state);
  const isHidden = useStore($isHidden);
  const isLoggedIn = player !== undefined;
  const name = player?.name ?? "";
  const { element } = useHost();
  const announcement = useAnnouncement(balanceState, isHidden);
  const barRef = useRef<HTMLDivElement>(null);
  const inboxState = useStore(inbox.$state);
  const unread = inboxState.status === "ready" ? inboxState.value : undefined;
  const expectFocus = useFocusAfterAction(isLoggedIn, barRef);
  useHostState(resourceStatus(isLoggedIn, balanceState));
  useEffect(() => balance.subscribe(), [balance]);
  useEffect(() => (isLoggedIn ? inbox.subscribe() : undefined), [inbox, isLoggedIn]);

  const act = (action: "login" | "logout" | "retry") => {
    announcement.expect(action);
    expectFocus(action);
    if (action === "login") session.requestLogin("user");
    else if (action === "logout") session.logout();
    // The state of the balance contains the error.
    else balance.read().catch(() => undefined);
  };

  // Without a URL the greeting is plain text, which receives the focus after a login.
  const Line = accountUrl ? "a" : "span";
  const text = name ? say("greeting", { name }) : say("account");
  const nameStart = Math.max(0, name ? text.lastIndexOf(name) : 0);
  const greeting = (
    <p className="greeting" part="label">
      <Line className="account" href={accountUrl} tabIndex={accountUrl ? undefined : -1}>
        {/* The greeting is dropped before the name is cut. */}
        {nameStart > 0 && <span className="hello">{text.slice(0, nameStart)}</span>}
        <span className="player-name">{text.slice(nameStart)}</span>
      </Line>
    </p>
  );
  const action = (
    <Button
      className="action"
      look={isLoggedIn ? "secondary" : "primary"}
      part={isLoggedIn ? "action-secondary" : "action"}
      onClick={() => {
        act(isLoggedIn ? "logout" : "login");
      }}
    >
      {say(isLoggedIn ? "signOut" : "signIn")}
    </Button>
  );

  return (
    <div ref={barRef} className="bar" part="card" aria-busy={isLoggedIn && balanceState.status === "loading"}>
      {isLoggedIn ? (
        <>
          <Amount
            state={balanceState}
            isHidden={isHidden}
            onToggle={toggle}
            onRetry={() => {
              act("retry");
            }}
          />
          <div className="side">
            {hasDeposit(element) && <Deposit />}
            <AccountMenu unread={unread}>
              {greeting}
              {"value" in inboxState && <Messages count={unread} url={inboxUrl} />}
              {siteId && <NicknameLine key={siteId} siteId={siteId} onOutcome={announcement.announce} />}
              {action}
            </AccountMenu>
          </div>
        </>
      ) : (
        <>
          {greeting}
          {action}
        </>
      )}
      <span className="vetrina-quiet" role="status">
        {announcement.text !== "" && announcement.text}
      </span>
    </div>
  );
}

export default {
  component: BalanceHeader,
  styles: [...uiStyles, balanceHeaderCss, accountMenuCss],
} satisfies WidgetModule<WidgetProps<typeof balanceHeader>>;

/**
 * The slot of the operator's deposit link. Players with a self-exclusion or a game pause do not see it. Its space stays,
 * so that nothing moves when the restriction is known.
 */
export function Deposit() {
  return <slot name="deposit" data-hidden={useRestriction() !== "free" || undefined} />;
}

/** True if the author has filled the slot: templates print an empty box if there is no content. */
export const hasDeposit = (host: Element): boolean =>
  Boolean(host.querySelector(':scope > [slot="deposit"]')?.textContent?.trim());
