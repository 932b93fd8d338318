import { useRef } from "react";
import { useTexts } from "../../src/widget-kit";
import { Button, Notice } from "../../src/ui";
import { Dialog } from "../../src/ui/dialog";
import type { NicknameProblem } from "./nickname-problem";
import { nicknameTexts } from "./nickname-texts";
import { useNicknameForm } from "./useNicknameForm";

export interface NicknameEditorProps {
  readonly siteId: string;
  /** The present one; empty where there is none. */
  readonly nickname: string;
  /** True while a name is on its way: it can be neither taken back nor sent again, but need not be waited for. */
  readonly isBusy: boolean;
  onBusy(isBusy: boolean): void;
  /** Told what has come of it, where it cannot be seen here. */
  onNews(text: string): void;
  onClose(): void;
}

/** Changes the player's name on a site, over the page: the header beneath does not move. */
export function NicknameEditor({ nickname, onNews, onClose, ...options }: NicknameEditorProps) {
  const say = useTexts(nicknameTexts);
  const { isBusy } = options;
  const fieldRef = useRef<HTMLInputElement>(null);
  const inWords = (found: NicknameProblem) => ("message" in found ? found.message : say(found.text));
  const close = () => {
    if (isBusy) onNews(say("nicknameStillSaving"));
    onClose();
  };
  const { problem, submit } = useNicknameForm({
    ...options,
    nickname,
    fieldRef,
    onClose,
    onSaved(saved) {
      onClose();
      onNews(say("nicknameSaved", { nickname: saved }));
    },
    onUnseenProblem(found) {
      const reason = inWords(found);
      // Beside its field a sentence of the service says enough, and nowhere else.
      onNews("message" in found ? say("nicknameNotSavedBecause", { reason }) : reason);
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
          {problem && <Notice tone="error">{inWords(problem)}</Notice>}
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
