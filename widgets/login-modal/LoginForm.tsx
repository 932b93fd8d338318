import { type RefObject, useId, useLayoutEffect, useRef } from "react";
import type { BotCheck } from "../../src/account/bot-check";
import { Button, Notice } from "../../src/ui";
import { unclobbered } from "../../src/utils/page-document";
import { useTexts } from "../../src/widget-kit";
import { ChallengeSlot } from "./ChallengeSlot";
import { submitValue } from "./light-dialog";
import { PasswordField } from "./PasswordField";
import { RecaptchaNotice } from "./RecaptchaNotice";
import { loginTexts } from "./texts";
import { useLoginForm } from "./useLoginForm";
import { useOwnState } from "./useOwnState";

/** Marks the field that receives the focus when the modal opens. */
export const firstFieldClass = "vetrina-login-first";

export interface LoginFormProps {
  readonly botCheck: BotCheck;
  /** Called with a challenge that is visible in the page, outside the form; undefined when it has disappeared. */
  onOutsideChallenge(challenge: Element | undefined): void;
}

/**
 * A native form with the names and autocomplete tokens that password managers look for. Our handler cancels
 * its submit event. Without the handler, the button's `dialog` method does not send the form, and a
 * submission by a script is a POST: the password is never part of a URL (S16).
 */
export function LoginForm({ botCheck, onOutsideChallenge }: LoginFormProps) {
  const say = useTexts(loginTexts);
  const formRef = useRef<HTMLFormElement>(null);
  const userNameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const challengeRef = useRef<HTMLDivElement>(null);
  const { isBusy, isChallenged, problem, submit } = useLoginForm({
    userNameRef,
    passwordRef,
    challengeRef,
    botCheck,
    onOutsideChallenge,
  });
  const label = say(isBusy ? "submitting" : "submit");
  useSubmitListener(formRef, submit);
  useOwnState(formRef, { isBusy, label }, problem);
  const id = `vetrina-login-${useId()}`;
  return (
    <form ref={formRef} className="vetrina-login-form" method="post" noValidate>
      <div className="vetrina-field">
        <label className="vetrina-label" htmlFor={`${id}-name`}>
          {say("userName")}
        </label>
        <input
          ref={userNameRef}
          id={`${id}-name`}
          className={`vetrina-input ${firstFieldClass}`}
          type="text"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          aria-required
          aria-invalid={problem?.field === "userName"}
          // A message that the password is missing does not describe this field.
          aria-describedby={problem?.text === "missingPassword" ? undefined : `${id}-problem`}
        />
      </div>
      <PasswordField
        inputRef={passwordRef}
        isBusy={isBusy}
        isWrong={problem?.field === "password"}
        problemId={problem?.text === "missingUserName" ? undefined : `${id}-problem`}
      />
      <div id={`${id}-problem`} role="alert" className="vetrina-login-problem" data-field={problem?.field}>
        {problem && <Notice tone="error">{say(problem.text)}</Notice>}
      </div>
      <ChallengeSlot boxRef={challengeRef} isChallenged={isChallenged}>
        <Button
          type="submit"
          formMethod="dialog"
          value={submitValue}
          className="vetrina-login-submit"
          busy={isBusy}
        >
          {label}
        </Button>
      </ChallengeSlot>
      <RecaptchaNotice />
    </form>
  );
}

/**
 * A listener on the form itself, which runs before the listeners of the page. React's listeners are on an
 * ancestor, and the page may stop the event before it arrives there.
 */
function useSubmitListener(
  formRef: RefObject<HTMLFormElement | null>,
  onSubmit: (event: Event) => void,
): void {
  const onSubmitRef = useRef(onSubmit);
  useLayoutEffect(() => {
    onSubmitRef.current = onSubmit;
  });
  useLayoutEffect(() => {
    const form = formRef.current;
    const listener = (event: Event) => {
      onSubmitRef.current(event);
    };
    form?.addEventListener("submit", listener);
    return () => {
      // The page may add a field named `removeEventListener`, which would hide this member of the form.
      if (form) unclobbered(() => form).removeEventListener("submit", listener);
    };
  }, [formRef]);
}
