import { type RefObject, useRef } from "react";
import type { MessageQuery } from "../../src/gamification/messages/queries";
import type { Message } from "../../src/gamification/protocol/messages";
import { Button } from "../../src/ui";
import { useFocusFallback } from "../../src/ui/focus";
import { useTexts } from "../../src/widget-kit";
import { useInbox, useUnreadMessages } from "../../src/widget-kit/gamification/messages";
import { messagesTexts } from "./texts";

export interface UnreadLineProps {
  /** The query of the list. */
  readonly query: MessageQuery;
  readonly shown: readonly Message[];
  /** Takes the focus when the button is removed. */
  readonly fallbackRef: RefObject<HTMLElement | null>;
}

/** The number of unread messages of the list, and the button that marks the shown messages as read. */
export function UnreadLine({ query, shown, fallbackRef }: UnreadLineProps) {
  const say = useTexts(messagesTexts);
  const count = useUnreadMessages(query);
  const unread = shown.filter(({ status }) => status === "New").map(({ id }) => id);
  return (
    <div className="unread">
      <p part="badge">{count !== undefined && (count > 0 ? say("unread", { count }) : say("allRead"))}</p>
      {unread.length > 1 && <MarkRead ids={unread} fallbackRef={fallbackRef} />}
    </div>
  );
}

interface MarkReadProps extends Pick<UnreadLineProps, "fallbackRef"> {
  readonly ids: readonly string[];
}

function MarkRead({ ids, fallbackRef }: MarkReadProps) {
  const say = useTexts(messagesTexts);
  const inbox = useInbox();
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, fallbackRef);
  return (
    <Button look="link" part="action-secondary" buttonRef={buttonRef} onClick={() => inbox.markRead(ids)}>
      {say("markRead", { count: ids.length })}
    </Button>
  );
}
