import { useId, useRef } from "react";
import type { BotCheck } from "../../src/account/bot-check";
import { useTexts } from "../../src/widget-kit";
import { Button, Notice } from "../../src/ui";
import { ChallengeSlot } from "./ChallengeSlot";
import { PasswordField } from "./PasswordField";
import { RecaptchaNotice } from "./RecaptchaNotice";
import { loginTexts } from "./texts";
import { useLoginForm } from "./useLoginForm";

/** Marks the field that gets the focus when the modal opens. */
export const firstFieldClass = "vetrina-login-first";

/**
 * A native form with the names and autocomplete tokens that password managers look for. Our handler cancels its submit
 * event. Without the handler, the button's `dialog` method sends nothing, and a submission by a script is a POST: the
 * password never gets into a URL (S16).
 */
export function LoginForm({ botCheck }: { readonly botCheck: BotCheck }) {
  const say = useTexts(loginTexts);
  const userNameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const challengeRef = useRef<HTMLDivElement>(null);
  const { isBusy, isChallenged, problem, submit } = useLoginForm({
    userNameRef,
    passwordRef,
    challengeRef,
    botCheck,
  });
  const id = `vetrina-login-${useId()}`;
  return (
    <form className="vetrina-login-form" method="post" noValidate aria-busy={isBusy} onSubmit={submit}>
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
          // A message about the other, empty field does not describe this one.
          aria-describedby={problem?.text === "missingPassword" ? undefined : `${id}-problem`}
        />
      </div>
      <PasswordField
        inputRef={passwordRef}
        isBusy={isBusy}
        isWrong={problem?.field === "password"}
        problemId={problem?.text === "missingUserName" ? undefined : `${id}-problem`}
      />
      <div id={`${id}-problem`} role="alert" className="vetrina-login-problem">
        {problem && <Notice tone="error">{say(problem.text)}</Notice>}
      </div>
      <ChallengeSlot boxRef={challengeRef} isChallenged={isChallenged}>
        <Button type="submit" formMethod="dialog" className="vetrina-login-submit" busy={isBusy}>
          {say(isBusy ? "submitting" : "submit")}
        </Button>
      </ChallengeSlot>
      <RecaptchaNotice />
    </form>
  );
}
