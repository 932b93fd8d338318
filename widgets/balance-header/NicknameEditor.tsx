import { useRef } from "react";
import { Button, Notice } from "../../src/ui";
import { Dialog } from "../../src/ui/dialog";
import { useTexts } from "../../src/widget-kit";
import type { NicknameProblem } from "./nickname-problem";
import { nicknameTexts } from "./nickname-texts";
import { useNicknameForm } from "./useNicknameForm";

export interface NicknameEditorProps {
  readonly siteId: string;
  /** The current nickname; empty if there is none. */
  readonly nickname: string;
  /**
   * True while a nickname is being saved. The player cannot cancel or repeat the save, but can close the
   * editor.
   */
  readonly isBusy: boolean;
  onBusy(isBusy: boolean): void;
  /** Called with a sentence about the outcome if the editor cannot show it. */
  onOutcome(text: string): void;
  onClose(): void;
}

/** Edits the player's nickname on a site, in a dialog, so that the header does not change its size. */
export function NicknameEditor({ nickname, onOutcome, onClose, ...options }: NicknameEditorProps) {
  const say = useTexts(nicknameTexts);
  const { isBusy } = options;
  const fieldRef = useRef<HTMLInputElement>(null);
  const messageOf = (shown: NicknameProblem) => ("message" in shown ? shown.message : say(shown.text));
  const close = () => {
    if (isBusy) onOutcome(say("nicknameStillSaving"));
    onClose();
  };
  const { problem, submit } = useNicknameForm({
    ...options,
    nickname,
    fieldRef,
    onClose,
    onSaved(saved) {
      onClose();
      onOutcome(say("nicknameSaved", { nickname: saved }));
    },
    onUnseenProblem(unseen) {
      const reason = messageOf(unseen);
      // A message of the service needs an introduction if it is not shown at its field.
      onOutcome("message" in unseen ? say("nicknameNotSavedBecause", { reason }) : reason);
    },
  });
  return (
    <Dialog
      open
      part="dialog"
      title={say("editNickname")}
      closeLabel={say("close")}
      onClose={close}
      onShown={() => fieldRef.current?.select()}
    >
      <form className="editor" method="dialog" noValidate aria-busy={isBusy} onSubmit={submit}>
        <div className="vetrina-field">
          <label className="vetrina-label" htmlFor="nickname">
            {say("newNickname")}
          </label>
          <input
            ref={fieldRef}
            id="nickname"
            className="vetrina-input"
            defaultValue={nickname}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            readOnly={isBusy}
            aria-required
            aria-invalid={problem?.isOfField ?? false}
            aria-describedby="problem rules"
          />
          <p id="rules" className="vetrina-hint">
            {say("nicknameRules")}
          </p>
        </div>
        <div id="problem" role="alert">
          {problem && <Notice tone="error">{messageOf(problem)}</Notice>}
        </div>
        <div className="choices">
          <Button type="submit" part="action" busy={isBusy}>
            {say(isBusy ? "saving" : "save")}
          </Button>
          <Button look="secondary" onClick={close}>
            {say(isBusy ? "close" : "cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
