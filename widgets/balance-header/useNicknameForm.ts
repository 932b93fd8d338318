import { type FormEvent, type RefObject, useState } from "react";
import { useAccount, useAccountArea } from "../../src/widget-kit";
import { isOutcomeUnknown, nicknameMistake, type NicknameProblem, nicknameProblem } from "./nickname-problem";
import { nicknameOn } from "./site-nickname";

export interface NicknameFormOptions {
  readonly siteId: string;
  /** The current nickname; empty if there is none. */
  readonly nickname: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  onBusy(isBusy: boolean): void;
  onSaved(nickname: string): void;
  /** Called instead of showing a problem if the player has closed the editor. */
  onUnseenProblem(problem: NicknameProblem): void;
  onClose(): void;
}

export interface NicknameForm {
  readonly problem: NicknameProblem | undefined;
  submit(event: FormEvent): void;
}

/** The behaviour of the editor. A submission makes one call, or none while an earlier call is pending. */
export function useNicknameForm(options: NicknameFormOptions): NicknameForm {
  const { siteId, nickname, fieldRef, isBusy, onBusy, onSaved, onUnseenProblem, onClose } = options;
  const { session } = useAccount();
  const { nicknames } = useAccountArea();
  const [problem, setProblem] = useState<NicknameProblem>();

  function showProblem(newProblem: NicknameProblem) {
    if (!fieldRef.current) {
      onUnseenProblem(newProblem);
      return;
    }
    setProblem(newProblem);
    // The message must be rendered first, so that a screen reader announces it with the field.
    requestAnimationFrame(() => fieldRef.current?.focus());
  }

  /** The nickname that the service has now; undefined if there is none or the read fails. */
  async function readSaved() {
    // The editor shows the failure of the write, so a failure of this read is not shown.
    const saved = await nicknames
      .of(siteId)
      .read()
      .catch(() => undefined);
    return saved && nicknameOn(siteId, saved);
  }

  /** Saves a nickname. @returns the saved nickname, or the problem */
  async function write(newNickname: string): Promise<string | NicknameProblem> {
    try {
      return nicknameOn(siteId, await nicknames.write(siteId, newNickname)) ?? newNickname;
    } catch (error) {
      const isSaved = isOutcomeUnknown(error) && (await readSaved()) === newNickname;
      return isSaved ? newNickname : nicknameProblem(error);
    }
  }

  async function save(newNickname: string) {
    const login = session.$signal.get();
    onBusy(true);
    setProblem(undefined);
    const outcome = await write(newNickname);
    onBusy(false);
    // The end of the login has already been announced.
    if (login?.aborted) return;
    if (typeof outcome === "string") onSaved(outcome);
    else showProblem(outcome);
  }

  return {
    problem,
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      const newNickname = fieldRef.current?.value.trim() ?? "";
      const mistake = nicknameMistake(newNickname);
      if (newNickname !== "" && newNickname === nickname) onClose();
      else if (mistake) showProblem(mistake);
      else void save(newNickname);
    },
  };
}
