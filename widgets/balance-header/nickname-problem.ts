import { Offline, TokenRenewed } from "../../src/account/errors";
import { type FailureKind, HttpFailure } from "../../src/http/failure";
import type { nicknameTexts } from "./nickname-texts";

/** Why a nickname was not taken: a sentence of the service, or one of ours. */
export type NicknameProblem = { readonly isOfField: boolean } & (
  { readonly message: string } | { readonly text: keyof (typeof nicknameTexts)["it"] }
);

type Text = Extract<NicknameProblem, { text: unknown }>["text"];

const ofField = (text: Text): NicknameProblem => ({ text, isOfField: true });
const ofCall = (text: Text): NicknameProblem => ({ text, isOfField: false });

/** What is wrong at first sight, as far as all services agree; theirs is the last word. */
export function nicknameMistake(wanted: string): NicknameProblem | undefined {
  if (wanted === "") return ofField("nicknameEmpty");
  if (!/^.{3,20}$/su.test(wanted)) return ofField("nicknameLength");
  if (!/^[a-z\d._-]+$/i.test(wanted)) return ofField("nicknameCharacters");
  return undefined;
}

/** More than these say nothing new to a player. */
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

/** Whether the new name may be there in spite of the failure: nobody has said no. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind !== "unauthorised" && !isRefusal(error);
}

/** The service has read the name and does not want it; what a broken service says is not meant for players. */
const isRefusal = ({ kind, status = 0 }: HttpFailure) => kind === "status" && status >= 400 && status < 500;
