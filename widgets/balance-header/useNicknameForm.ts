import { type FormEvent, type RefObject, useState } from "react";
import { useAccount, useAccountArea } from "../../src/widget-kit";
import { nicknameOn } from "./nickname-on";
import { isOutcomeUnknown, nicknameMistake, type NicknameProblem, nicknameProblem } from "./nickname-problem";

export interface NicknameFormOptions {
  readonly siteId: string;
  /** The present one; empty where there is none. */
  readonly nickname: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  onBusy(isBusy: boolean): void;
  onSaved(nickname: string): void;
  /** The player has closed the editor meanwhile. */
  onUnseenProblem(problem: NicknameProblem): void;
  onClose(): void;
}

export interface NicknameForm {
  readonly problem: NicknameProblem | undefined;
  submit(event: FormEvent): void;
}

/** The behaviour of the editor: one call per submission, and none before the outcome of the last one is known. */
export function useNicknameForm(options: NicknameFormOptions): NicknameForm {
  const { siteId, nickname, fieldRef, isBusy, onBusy, onSaved, onUnseenProblem, onClose } = options;
  const { session } = useAccount();
  const { nicknames } = useAccountArea();
  const [problem, setProblem] = useState<NicknameProblem>();

  function complain(found: NicknameProblem) {
    if (!fieldRef.current) {
      onUnseenProblem(found);
      return;
    }
    setProblem(found);
    // Only after the message stands there can a screen reader say it together with the field.
    requestAnimationFrame(() => fieldRef.current?.focus());
  }

  /** The name as the service has it now; undefined where it does not say. */
  async function askAgain() {
    const now = await nicknames
      .of(siteId)
      .read()
      .catch(() => undefined);
    return now && nicknameOn(siteId, now);
  }

  /** Gives the name that the player has now, or why it is not the wanted one. */
  async function attempt(wanted: string): Promise<string | NicknameProblem> {
    try {
      return nicknameOn(siteId, await nicknames.write(siteId, wanted)) ?? wanted;
    } catch (error) {
      const isSaved = isOutcomeUnknown(error) && (await askAgain()) === wanted;
      return isSaved ? wanted : nicknameProblem(error);
    }
  }

  async function save(wanted: string) {
    const login = session.$signal.get();
    onBusy(true);
    setProblem(undefined);
    const outcome = await attempt(wanted);
    onBusy(false);
    // What a login that has ended leaves open is told in the moment it ends.
    if (login?.aborted) return;
    if (typeof outcome === "string") onSaved(outcome);
    else complain(outcome);
  }

  return {
    problem,
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      const wanted = fieldRef.current?.value.trim() ?? "";
      const mistake = nicknameMistake(wanted);
      if (wanted !== "" && wanted === nickname) onClose();
      else if (mistake) complain(mistake);
      else void save(wanted);
    },
  };
}
