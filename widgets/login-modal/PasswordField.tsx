import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { Button, Icon } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { loginTexts } from "./texts";

export interface PasswordFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  readonly isWrong: boolean;
  /** Id of the element with the error message; undefined if the message concerns only the user name. */
  readonly problemId: string | undefined;
}

/** The password field, with a button that shows the password and a hint while Caps Lock is on. */
export function PasswordField({ inputRef, isBusy, isWrong, problemId }: PasswordFieldProps) {
  const say = useTexts(loginTexts);
  const id = `vetrina-login-password-${useId()}`;
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState("CapsLock"));
  };
  return (
    <div className="vetrina-field">
      <label className="vetrina-label" htmlFor={id}>
        {say("password")}
      </label>
      <div className="vetrina-login-password">
        <input
          ref={inputRef}
          id={id}
          className="vetrina-input"
          // The field's type is `password` while the form is sent, so that no browser stores the password as
          // plain text.
          type={isShown && !isBusy ? "text" : "password"}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          aria-required
          aria-invalid={isWrong}
          aria-describedby={[problemId, `${id}-caps`].filter(Boolean).join(" ")}
          onKeyDown={updateCapsLock}
          onKeyUp={updateCapsLock}
          onBlur={() => {
            setCapsLock(false);
          }}
        />
        <Button
          look="icon"
          aria-label={say("showPassword")}
          aria-pressed={isShown}
          onClick={() => {
            setShown(!isShown);
            inputRef.current?.focus();
          }}
        >
          <Icon name={isShown ? "eye-off" : "eye"} />
        </Button>
      </div>
      <p id={`${id}-caps`} className="vetrina-hint" role="status">
        {isCapsLock && say("capsLock")}
      </p>
    </div>
  );
}
