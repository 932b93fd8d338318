import { type FormEvent, type RefObject, useState } from "react";
import type { LoginOutcome } from "../../src/account";
import type { BotCheck } from "../../src/account/bot-check";
import { useAccount } from "../../src/services";
import type { LoginText } from "./texts";

/** What is wrong, and with which field; undefined where it is neither's fault. */
export interface FormProblem {
  readonly text: LoginText;
  readonly field: "userName" | "password" | undefined;
}

const problems: Readonly<Record<Exclude<LoginOutcome, "loggedIn" | "overtaken">, FormProblem>> = {
  credentials: { text: "credentials", field: "password" },
  botCheckRefused: { text: "botCheckRefused", field: undefined },
  botCheckUnavailable: { text: "botCheckUnavailable", field: undefined },
  network: { text: "network", field: undefined },
  timeout: { text: "timeout", field: undefined },
  invalidReply: { text: "service", field: undefined },
  service: { text: "service", field: undefined },
};

export interface LoginFormOptions {
  readonly userNameRef: RefObject<HTMLInputElement | null>;
  readonly passwordRef: RefObject<HTMLInputElement | null>;
  readonly botCheck: BotCheck;
}

export interface LoginForm {
  readonly isBusy: boolean;
  readonly problem: FormProblem | undefined;
  submit(event: FormEvent): void;
}

/**
 * The behaviour of the login form. The fields are uncontrolled: values are read from them at submit, because autofill
 * does not always tell, and the password never becomes React state.
 */
export function useLoginForm({ userNameRef, passwordRef, botCheck }: LoginFormOptions): LoginForm {
  const { session } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();

  function complain(found: FormProblem) {
    setProblem(found);
    // Only after the message stands there can a screen reader say it together with the field.
    requestAnimationFrame(() => {
      (found.field === "userName" ? userNameRef : passwordRef).current?.focus();
    });
  }

  async function logIn(userName: string, password: string) {
    setBusy(true);
    setProblem(undefined);
    const outcome = await session.login({ userName, password }, () => botCheck.token());
    setBusy(false);
    if (passwordRef.current) passwordRef.current.value = "";
    if (outcome !== "loggedIn" && outcome !== "overtaken") complain(problems[outcome]);
  }

  return {
    isBusy,
    problem,
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      const userName = userNameRef.current?.value.trim() ?? "";
      const password = passwordRef.current?.value ?? "";
      if (userName === "") complain({ text: "missingUserName", field: "userName" });
      else if (password === "") complain({ text: "missingPassword", field: "password" });
      else void logIn(userName, password);
    },
  };
}
