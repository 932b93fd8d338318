import { type FormEvent, type RefObject, useState } from "react";
import { SessionEnded } from "../../src/account/errors";
import { useAccountArea } from "../../src/services";
import { nicknameOn } from "./nickname-on";
import { isOutcomeUnknown, type NicknameProblem, nicknameProblem } from "./nickname-problem";

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

  async function save(wanted: string) {
    onBusy(true);
    setProblem(undefined);
    try {
      onSaved(nicknameOn(siteId, await nicknames.write(siteId, wanted)) ?? wanted);
    } catch (error) {
      if (error instanceof SessionEnded) onClose();
      else if (isOutcomeUnknown(error) && (await askAgain()) === wanted) onSaved(wanted);
      else complain(nicknameProblem(error));
    } finally {
      onBusy(false);
    }
  }

  return {
    problem,
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      const wanted = fieldRef.current?.value.trim() ?? "";
      if (wanted === "") complain({ text: "nicknameMissing", isOfField: true });
      else if (wanted === nickname) onClose();
      else void save(wanted);
    },
  };
}
