import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { LoginReason } from "../../src/account";
import { createLateBotCheck } from "../../src/account/bot-check/late";
import type { WidgetModule } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { AuthorSlot, useAccount, useAccountArea, useServices, useTexts } from "../../src/widget-kit";
import { lightDomStyles, Notice, uiStyles } from "../../src/ui";
import { Dialog, dialogStyles } from "../../src/ui/dialog";
import { useClickGuard } from "./click-guard";
import formResetCss from "./form-reset.css?inline";
import { LightDomPortal } from "./LightDomPortal";
import loginFormCss from "./login-form.css?inline";
import loginModalCss from "./login-modal.css?inline";
import { firstFieldClass, LoginForm } from "./LoginForm";
import { useRootStyles } from "./root-styles";
import { loginTexts, type LoginText } from "./texts";
import { useHiddenBadge } from "./useHiddenBadge";

const formStyles = lightDomStyles(loginFormCss);

const reasonTexts: Readonly<Record<LoginReason, LoginText>> = {
  user: "intro",
  page: "intro",
  required: "reasonRequired",
  logout: "reasonLogout",
  expired: "reasonExpired",
  balance: "reasonBalance",
};

/** False on a phone: a focused field would open the keyboard over the title, so the heading gets the focus there. */
function focusFirstField(host: HTMLElement) {
  if (matchMedia("(pointer: coarse)").matches) return false;
  const field = host.querySelector<HTMLElement>(`.${firstFieldClass}`);
  field?.focus();
  return field !== null;
}

/** The login dialog, invisible until a login is requested. */
export function LoginModal() {
  const { session } = useAccount();
  const { element } = useHost();
  const request = useStore(session.$loginRequest);
  useHiddenBadge();
  const { page } = useServices();
  // If the page has several modals, only the first one opens.
  const isFirst = page.first(element.localName) === element;
  return (
    <>
      <ReadyHost />
      {request && isFirst && <OpenLogin reason={request.reason} />}
    </>
  );
}

/**
 * Sets the host's state before its later siblings run their effects. A host without a state is not displayed, and a
 * dialog that opens at once could not get the focus.
 */
function ReadyHost() {
  useHostState("ready");
  return null;
}

function OpenLogin({ reason }: { readonly reason: LoginReason }) {
  const say = useTexts(loginTexts);
  const { element } = useHost();
  const { session } = useAccount();
  const { botCheckOptions } = useAccountArea();
  const [botCheck] = useState(() => createLateBotCheck(botCheckOptions));
  useRootStyles(element, formStyles);
  useRootStyles(element, formResetCss);
  useClickGuard(element);
  useEffect(() => {
    botCheck.prepare();
  }, [botCheck]);
  return (
    <Dialog
      open
      part="dialog"
      title={say("title")}
      closeLabel={say("close")}
      describedBy="reason"
      onClose={session.dismissLogin}
      onShown={(dialog) => {
        if (!focusFirstField(element)) dialog.querySelector("h2")?.focus();
      }}
    >
      <p id="reason" part="text" className="reason" data-reason={reason} role="status">
        {say(reasonTexts[reason])}
      </p>
      <slot name="form" />
      <LightDomPortal slot="form" className="vetrina-login">
        <LoginForm botCheck={botCheck} />
      </LightDomPortal>
      <div className="legal">
        <AuthorSlot host={element} name="legal">
          <Notice tone="warning">{say("legalMissing")}</Notice>
        </AuthorSlot>
      </div>
    </Dialog>
  );
}

export default {
  component: LoginModal,
  styles: [...uiStyles, dialogStyles, loginModalCss],
} satisfies WidgetModule<never>;
