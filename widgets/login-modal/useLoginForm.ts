import { type RefObject, useState } from "react";
import type { LoginOutcome } from "../../src/account";
import type { BotCheck } from "../../src/account/bot-check";
import { useAccount } from "../../src/widget-kit";
import type { LoginText } from "./texts";
import { useBotCheck } from "./useBotCheck";

/** A problem with its text and its field; `field` is undefined if neither field is wrong. */
export interface FormProblem {
  readonly text: LoginText;
  readonly field: "userName" | "password" | undefined;
}

/**
 * The outcome of `proveAndLogIn`. `botCheckUnanswered` is not an error: the player has not answered the
 * challenge.
 */
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
  /** The element for a challenge of the bot check. */
  readonly challengeRef: RefObject<HTMLElement | null>;
  readonly botCheck: BotCheck;
  onOutsideChallenge(challenge: Element | undefined): void;
}

export interface LoginForm {
  readonly isBusy: boolean;
  /** True while the player has to answer a challenge of the bot check. */
  readonly isChallenged: boolean;
  readonly problem: FormProblem | undefined;
  submit(event: Event): void;
}

/**
 * The behaviour of the login form. The fields are uncontrolled and read at submit, for two reasons: autofill
 * does not always dispatch events, and the password must never be in React state.
 */
export function useLoginForm({
  userNameRef,
  passwordRef,
  challengeRef,
  botCheck,
  onOutsideChallenge,
}: LoginFormOptions): LoginForm {
  const { session } = useAccount();
  const { isChallenged, prove } = useBotCheck(botCheck, challengeRef, onOutsideChallenge);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();

  function showProblem(newProblem: FormProblem) {
    setProblem(newProblem);
    // The message must be rendered first, so that a screen reader announces it with the field.
    requestAnimationFrame(() => {
      (newProblem.field === "userName" ? userNameRef : passwordRef).current?.focus();
    });
  }

  /** Runs the bot check, without a time limit, and then the login. Closing the dialog aborts the check silently. */
  async function proveAndLogIn(userName: string, password: string): Promise<Outcome> {
    const proof = await prove();
    if (typeof proof === "string") return proof;
    return session.login({ userName, password }, proof);
  }

  async function logIn(userName: string, password: string) {
    setBusy(true);
    setProblem(undefined);
    const outcome = await proveAndLogIn(userName, password);
    setBusy(false);
    if (passwordRef.current) passwordRef.current.value = "";
    if (outcome !== "loggedIn" && outcome !== "superseded") showProblem(problems[outcome]);
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
      if (userName === "") showProblem({ text: "missingUserName", field: "userName" });
      else if (password === "") showProblem({ text: "missingPassword", field: "password" });
      else void logIn(userName, password);
    },
  };
}
