import { useStore } from "@nanostores/react";
import { Button } from "../../src/ui";
import { Toast } from "../../src/ui/toast/Toast";
import { useTexts } from "../../src/widget-kit";
import { useInbox } from "../../src/widget-kit/gamification/messages";
import { messagesTexts } from "./texts";

/** Milliseconds during which a deleted message can be restored. */
const undoTime = 10_000;

export interface UndoToastProps {
  /** Identifies the widget, because each widget on the page restores only its own messages. */
  readonly by: object;
  onUndo(): void;
}

/** Lists the deleted messages, and restores them on request. They are deleted when the toast disappears. */
export function UndoToast({ by, onUndo }: UndoToastProps) {
  const say = useTexts(messagesTexts);
  const inbox = useInbox();
  const undo = useStore(inbox.$undo);
  const ids = undo?.by === by ? undo.ids : [];
  const action = (
    <Button look="link" part="action-secondary" aria-keyshortcuts="Control+Z" onClick={onUndo}>
      {say("undo")}
    </Button>
  );
  const message = { id: ids.join(" "), text: say("removed", { count: ids.length }), detail: action };
  return (
    <Toast messages={ids.length > 0 ? [message] : []} duration={undoTime} onDone={() => inbox.commit(by)} />
  );
}
