import { useStore } from "@nanostores/react";
import { useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import type { LoginReason } from "../../src/account";
import { createLateBotCheck } from "../../src/account/bot-check/late";
import type { WidgetModule } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { matchesMedia } from "../../src/platform/layout";
import type { Page } from "../../src/platform/page";
import { addSheets, createSheet } from "../../src/platform/style-sheets";
import { lightDomStyles, Notice, uiStyles } from "../../src/ui";
import { keepAdopted } from "../../src/ui/dialog";
import { removeCopies } from "../../src/utils/own-nodes";
import { useAccount, useAccountArea, useServices, useTexts } from "../../src/widget-kit";
import { useClickGuard } from "./click-guard";
import formResetCss from "./form-reset.css?inline";
import loginFormCss from "./login-form.css?inline";
import loginModalCss from "./login-modal.css?inline";
import { LoginDialog } from "./LoginDialog";
import { firstFieldClass, LoginForm } from "./LoginForm";
import { type LoginText, loginTexts } from "./texts";
import { useBotCheckSettings } from "./useBotCheckSettings";

const formStyles = lightDomStyles(loginFormCss);

const reasonTexts: Readonly<Record<LoginReason, LoginText>> = {
  user: "intro",
  page: "intro",
  required: "reasonRequired",
  logout: "reasonLogout",
  ended: "reasonEnded",
  expired: "reasonExpired",
  balance: "reasonBalance",
};

/**
 * Returns false on a phone, where a focused field would open the keyboard over the title. The heading then
 * receives the focus.
 */
function focusFirstField(dialog: HTMLElement) {
  if (matchesMedia("(pointer: coarse)")) return false;
  const field = dialog.querySelector<HTMLElement>(`.${firstFieldClass}`);
  field?.focus();
  return field !== null;
}

/**
 * The element whose dialog is open. It is module state, because the elements of a page have no common owner.
 */
const openModals = new WeakMap<Page, HTMLElement>();

/**
 * The login request to show. When a modal dialog opens or closes, the browser computes the styles of the
 * whole page. So the dialog opens only after the frame that shows the press. After a login it closes at once,
 * so that the header can take the focus.
 */
function useLoginRequest() {
  const { session } = useAccount();
  const request = useStore(session.$loginRequest);
  const deferred = useDeferredValue(request);
  // Reads the player only when the dialog closes, because reading the store makes it watch the cookies.
  const isClosing = deferred && !request;
  return isClosing && session.$player.get() ? undefined : deferred;
}

/** The login dialog, invisible until a login is requested. */
export function LoginModal() {
  const { element } = useHost();
  const request = useLoginRequest();
  useHiddenBadge();
  const { page } = useServices();
  // If the page has several modals, only the first one opens, and only while no other modal is open.
  const open = openModals.get(page);
  const isFirst = (open?.isConnected ? open : page.first(element.localName)) === element;
  useLayoutEffect(() => {
    // The element may be in a cloned part of the page, which includes copies of the dialog.
    removeCopies(element);
  }, [element]);
  return (
    <>
      <ReadyHost />
      {request && isFirst && (
        <>
          <slot name="form" />
          <OpenLogin reason={request.reason} page={page} />
        </>
      )}
    </>
  );
}

/**
 * Sets the host's state before its later siblings run their effects. A host without a state is not displayed, and a
 * dialog that opens at once could not receive the focus.
 */
function ReadyHost() {
  useHostState("ready");
  return null;
}

interface OpenLoginProps {
  readonly reason: LoginReason;
  readonly page: Page;
}

function OpenLogin({ reason, page }: OpenLoginProps) {
  const say = useTexts(loginTexts);
  const { element } = useHost();
  const { session } = useAccount();
  const { botCheckOptions } = useAccountArea();
  const [botCheck] = useState(() => createLateBotCheck(botCheckOptions));
  const [challenge, setChallenge] = useState<Element>();
  useRootStyles(element, formStyles);
  useRootStyles(element, formResetCss);
  useClickGuard(element);
  useLayoutEffect(() => {
    openModals.set(page, element);
    return () => {
      if (openModals.get(page) === element) openModals.delete(page);
    };
  }, [page, element]);
  useEffect(() => {
    botCheck.prepare();
  }, [botCheck]);
  return (
    <LoginDialog
      title={say("title")}
      closeLabel={say("close")}
      reason={say(reasonTexts[reason])}
      reasonName={reason}
      challenge={challenge}
      onClose={session.dismissLogin}
      onShown={focusFirstField}
      legalMissing={<Notice tone="warning">{say("legalMissing")}</Notice>}
    >
      <LoginForm botCheck={botCheck} onOutsideChallenge={setChallenge} />
    </LoginDialog>
  );
}

export default {
  component: LoginModal,
  styles: [...uiStyles, loginModalCss],
} satisfies WidgetModule<never>;

/** The rule that Google documents for hiding the badge. */
const hiddenBadge = ".grecaptcha-badge { visibility: hidden; }";

/**
 * Hides reCAPTCHA's badge while the widget is in the page, because the badge is in the document, not in the
 * dialog.
 */
export function useHiddenBadge(): void {
  const { badge } = useBotCheckSettings();
  useLayoutEffect(() => (badge === "hidden" ? addSheets(document, [hiddenBadge]) : undefined), [badge]);
}

/** Adopts styles for light-DOM children of the host, in the tree around the host, while the component is mounted. */
export function useRootStyles(host: HTMLElement, css: string): void {
  useLayoutEffect(() => {
    const sheet = createSheet(document, css);
    const rootOf = () => {
      const root = host.getRootNode();
      // The root of a disconnected element has no style sheets.
      return "adoptedStyleSheets" in root ? (root as ShadowRoot) : document;
    };
    return sheet && keepAdopted(rootOf, sheet);
  }, [host, css]);
}
