import { HttpFailure } from "../../src/platform/http/failure";

/** Why a nickname was not taken: a sentence of the service, or one of ours. */
export type NicknameProblem = { readonly isOfField: boolean } & (
  | { readonly message: string }
  | {
      readonly text:
        | "nicknameMissing"
        | "nicknameRefused"
        | "nicknameNotSaved"
        | "nicknameUnreachable"
        | "nicknameTimeout"
        | "nicknameFailed";
    }
);

/** More than these say nothing new to a player. */
const mostMessages = 3;

export function nicknameProblem(error: unknown): NicknameProblem {
  if (!(error instanceof HttpFailure)) return { text: "nicknameFailed", isOfField: false };
  if (error.kind === "network") return { text: "nicknameUnreachable", isOfField: false };
  if (error.kind === "timeout") return { text: "nicknameTimeout", isOfField: false };
  if (error.kind === "unauthorised") return { text: "nicknameNotSaved", isOfField: false };
  if (!isRefusal(error)) return { text: "nicknameFailed", isOfField: false };
  const message = error.errors
    .map((item) => item.message.trim())
    .filter((sentence) => sentence !== "")
    .slice(0, mostMessages)
    .join(" ");
  return message === "" ? { text: "nicknameRefused", isOfField: true } : { message, isOfField: true };
}

/** Whether the new name may be there in spite of the failure: nobody has said no. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind !== "unauthorised" && !isRefusal(error);
}

/** The service has read the name and does not want it; what a broken service says is not meant for players. */
const isRefusal = ({ kind, status = 0 }: HttpFailure) => kind === "status" && status >= 400 && status < 500;
