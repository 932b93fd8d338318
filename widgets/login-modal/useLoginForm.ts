import { type FormEvent, type RefObject, useState } from "react";
import type { LoginOutcome } from "../../src/account";
import type { BotCheck } from "../../src/account/bot-check";
import { useAccount } from "../../src/widget-kit";
import type { LoginText } from "./texts";
import { useBotCheck } from "./useBotCheck";

/** What is wrong, and with which field; undefined where it is neither's fault. */
export interface FormProblem {
  readonly text: LoginText;
  readonly field: "userName" | "password" | undefined;
}

/** How the form's attempt ended; `botCheckUnanswered` is the player's own pause, and nobody's error. */
type Outcome = LoginOutcome | "botCheckUnanswered";

const problems: Readonly<Record<Exclude<Outcome, "loggedIn" | "superseded">, FormProblem>> = {
  credentials: { text: "credentials", field: "password" },
  botCheckRefused: { text: "botCheckRefused", field: undefined },
  botCheckUnavailable: { text: "botCheckUnavailable", field: undefined },
  botCheckUnanswered: { text: "botCheckUnanswered", field: undefined },
  network: { text: "network", field: undefined },
  timeout: { text: "timeout", field: undefined },
  invalidReply: { text: "service", field: undefined },
  service: { text: "service", field: undefined },
};

export interface LoginFormOptions {
  readonly userNameRef: RefObject<HTMLInputElement | null>;
  readonly passwordRef: RefObject<HTMLInputElement | null>;
  /** Where the bot check may ask something. */
  readonly challengeRef: RefObject<HTMLElement | null>;
  readonly botCheck: BotCheck;
}

export interface LoginForm {
  readonly isBusy: boolean;
  /** The bot check waits for an answer of the player. */
  readonly isChallenged: boolean;
  readonly problem: FormProblem | undefined;
  submit(event: FormEvent): void;
}

/**
 * The behaviour of the login form. The fields are uncontrolled: values are read from them at submit, because autofill
 * does not always tell, and the password never becomes React state.
 */
export function useLoginForm({
  userNameRef,
  passwordRef,
  challengeRef,
  botCheck,
}: LoginFormOptions): LoginForm {
  const { session } = useAccount();
  const { isChallenged, prove } = useBotCheck(botCheck, challengeRef);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();

  function complain(found: FormProblem) {
    setProblem(found);
    // Only after the message stands there can a screen reader say it together with the field.
    requestAnimationFrame(() => {
      (found.field === "userName" ? userNameRef : passwordRef).current?.focus();
    });
  }

  /** The proof comes before the login begins: a player may take their time for it, and closing ends it unseen. */
  async function attempt(userName: string, password: string): Promise<Outcome> {
    const proof = await prove();
    if (typeof proof === "string") return proof;
    return session.login({ userName, password }, proof);
  }

  async function logIn(userName: string, password: string) {
    setBusy(true);
    setProblem(undefined);
    const outcome = await attempt(userName, password);
    setBusy(false);
    if (passwordRef.current) passwordRef.current.value = "";
    if (outcome !== "loggedIn" && outcome !== "superseded") complain(problems[outcome]);
  }

  return {
    isBusy,
    isChallenged,
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
