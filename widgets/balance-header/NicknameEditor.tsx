import { useRef } from "react";
import { useTexts } from "../../src/services";
import { Button, Notice } from "../../src/ui";
import { Dialog } from "../../src/ui/dialog";
import { balanceTexts } from "./texts";
import { useNicknameForm } from "./useNicknameForm";

export interface NicknameEditorProps {
  readonly siteId: string;
  /** The present one; empty where there is none. */
  readonly nickname: string;
  onSaved(nickname: string): void;
  onClose(): void;
}

/** Changes the player's name on a site, over the page: the header beneath does not move. */
export function NicknameEditor({ siteId, nickname, onSaved, onClose }: NicknameEditorProps) {
  const say = useTexts(balanceTexts);
  const fieldRef = useRef<HTMLInputElement>(null);
  const { isBusy, problem, submit } = useNicknameForm({ siteId, nickname, fieldRef, onSaved, onClose });
  const close = () => {
    // What has been sent cannot be taken back, so its outcome is waited for.
    if (!isBusy) onClose();
  };
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
          {problem && (
            <Notice tone="error">{"message" in problem ? problem.message : say(problem.text)}</Notice>
          )}
        </div>
        <div className="choices">
          <Button type="submit" part="action" busy={isBusy}>
            {say(isBusy ? "saving" : "save")}
          </Button>
          <Button look="secondary" busy={isBusy} onClick={close}>
            {say("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
