import { Offline, TokenRenewed } from "../../src/account/errors";
import { type FailureKind, HttpFailure } from "../../src/http/failure";
import type { nicknameTexts } from "./nickname-texts";

/** The reason why a nickname was not saved: a message of the service, or the key of one of our texts. */
export type NicknameProblem = { readonly isOfField: boolean } & (
  | { readonly message: string }
  | { readonly text: keyof (typeof nicknameTexts)["it"] }
);

type Text = Extract<NicknameProblem, { text: unknown }>["text"];

const ofField = (text: Text): NicknameProblem => ({ text, isOfField: true });
const ofCall = (text: Text): NicknameProblem => ({ text, isOfField: false });

/** Checks the rules that all services share, before a request. The service makes the final decision. */
export function nicknameMistake(nickname: string): NicknameProblem | undefined {
  if (nickname === "") return ofField("nicknameEmpty");
  if (!/^.{3,20}$/su.test(nickname)) return ofField("nicknameLength");
  if (!/^[a-z\d._-]+$/i.test(nickname)) return ofField("nicknameCharacters");
  return undefined;
}

/** Maximum number of messages of the service that are shown. */
const maxMessages = 3;

const textsByKind: Partial<Readonly<Record<FailureKind, Text>>> = {
  network: "nicknameUnreachable",
  timeout: "nicknameTimeout",
  aborted: "nicknameUnreachable",
  unauthorised: "nicknameSessionOver",
};

export function nicknameProblem(error: unknown): NicknameProblem {
  if (error instanceof Offline) return ofCall("nicknameOffline");
  if (error instanceof TokenRenewed) return ofCall("nicknameTokenRenewed");
  if (!(error instanceof HttpFailure)) return ofCall("nicknameFailed");
  if (!isRefusal(error)) return ofCall(textsByKind[error.kind] ?? "nicknameFailed");
  const message = error.errors
    .map((item) => item.message.trim())
    .filter((sentence) => sentence !== "")
    .slice(0, maxMessages)
    .join(" ");
  return message === "" ? ofField("nicknameRefused") : { message, isOfField: true };
}

/** Whether the nickname may have been saved despite the failure, because the service has not refused it. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind !== "unauthorised" && !isRefusal(error);
}

/** The service refused the nickname. Messages of other failures are not shown to players. */
const isRefusal = ({ kind, status = 0 }: HttpFailure) => kind === "status" && status >= 400 && status < 500;
