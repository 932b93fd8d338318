import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { visibleMessages } from "../../src/gamification/messages/changes";
import { messageList, type MessageQuery } from "../../src/gamification/messages/queries";
import type { Message } from "../../src/gamification/protocol/messages";
import { Card, cardStyles, PanelState, panelStateStyles, Skeleton, uiStyles } from "../../src/ui";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { toastStyles } from "../../src/ui/toast/Toast";
import { listOf } from "../../src/utils/list-of";
import { useConfig, usePanels, useRestriction, useTexts } from "../../src/widget-kit";
import {
  CardList,
  gamificationStyles,
  useEntityList,
  useReleasedSpace,
} from "../../src/widget-kit/gamification";
import { useInbox } from "../../src/widget-kit/gamification/messages";
import { useAttributeHints } from "./attribute-hints";
import type { messages } from "./definition";
import { hasFailed, MessageCard } from "./MessageCard";
import css from "./messages.css?inline";
import { queryOf } from "./query";
import { messagesTexts, type SayMessages } from "./texts";
import { UndoToast } from "./UndoToast";
import { UnreadLine } from "./UnreadLine";
import { useMessagesNow } from "./useMessagesNow";

/**
 * The member's messages. The panel is never `restricted`, because restricted players see the messages that do
 * not invite them to play (architecture section 4).
 */
export function Messages({ heading, limit, ...attributes }: WidgetProps<typeof messages>) {
  const say = useTexts(messagesTexts);
  const { language, timeZone } = useConfig();
  const { element } = useHost();
  const inbox = useInbox();
  const [me] = useState(() => ({}));
  const isPlain = useRestriction() !== "free";
  /** The message that the page, or a link, has requested. */
  const linked = attributes.ids.length === 1 ? attributes.ids[0] : undefined;
  const query = queryOf(attributes, language, timeZone);
  useAttributeHints(attributes);
  const { items, more, ...panel } = useEntityList(messageList, query, { limit, isOwn: true, invites: false });
  const changes = useStore(inbox.$changes);
  const shown = items && visibleMessages(items, { changes, isPlain });
  const status = panel.status === "ready" && shown?.length === 0 && !more ? "empty" : panel.status;
  useHostState(status);
  const now = useMessagesNow(shown ?? []);
  const title = heading || say("heading");
  const titleRef = useRef<HTMLHeadingElement>(null);
  useReleasedSpace(titleRef, status === "loading");
  const toggles = useRef(new Map<string, HTMLButtonElement>());
  /** The message that takes the focus when it is restored. */
  const wanted = useRef<string>(undefined);
  /** The linked message that has been shown. */
  const arrived = useRef<string>(undefined);
  /** Ids of restored messages: they were open when they were deleted, and are open again. */
  const [restored, setRestored] = useState<readonly string[]>([]);
  // Makes deletions final at the unmount, because the messages cannot be restored without the widget.
  useEffect(() => () => inbox.commit(me), [inbox, me]);

  /** The focus moves to the next message before the focused message is removed. */
  function remove(id: string) {
    const index = shown?.findIndex((message) => message.id === id) ?? -1;
    const next = toggles.current.get(shown?.[index + 1]?.id ?? "");
    (next ?? titleRef.current)?.focus();
    inbox.remove(id, me);
  }

  function undo() {
    const ids = inbox.undo();
    wanted.current = ids[0];
    setRestored(ids);
  }

  function undoByKey(event: KeyboardEvent) {
    const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || inbox.$undo.get()?.by !== me) return;
    event.preventDefault();
    undo();
  }

  const keepToggle = (id: string) => (toggle: HTMLButtonElement | null) => {
    if (!toggle) return void toggles.current.delete(id);
    toggles.current.set(id, toggle);
    const isLinked = id === linked && id !== arrived.current;
    arrived.current = linked;
    // A link focuses the parent of the message's element, as in the hub. A message that the author has chosen
    // does not take the focus.
    if (wanted.current !== id && !(isLinked && element.parentElement?.matches(":focus"))) return;
    wanted.current = undefined;
    toggle.focus();
  };

  return (
    <div className="widget" onKeyDown={undoByKey}>
      <Card title={title} titleRef={titleRef}>
        <PanelState
          {...panel}
          status={status}
          label={title}
          what={say("what")}
          skeleton={messageSkeletons}
          {...(status === "empty" && { message: say(linked === undefined ? "empty" : "gone") })}
          {...(status === "logged-out" && { message: say("visitor") })}
        >
          {shown && (
            <>
              {linked === undefined && mayBeUnread(query) && (
                <UnreadLine query={query} shown={shown} fallbackRef={titleRef} />
              )}
              <FailedRemovals shown={shown} />
              <CardList key={linked ?? ""} items={shown} more={more} title={title}>
                {(message) => (
                  <MessageCard
                    message={message}
                    name={nameOf(message, shown, say)}
                    now={now}
                    toggleRef={keepToggle(message.id)}
                    startsOpen={message.id === linked || restored.includes(message.id)}
                    onOpen={() => inbox.markRead([message.id])}
                    onRemove={() => remove(message.id)}
                  />
                )}
              </CardList>
            </>
          )}
        </PanelState>
        <UndoToast by={me} onUndo={undo} />
      </Card>
    </div>
  );
}

/** Messages of other states than `New` are never unread. */
const mayBeUnread = ({ statuses }: MessageQuery) => statuses.length === 0 || statuses.includes("New");

/**
 * The subject, with a number if earlier messages of the list have the same subject, because controls need
 * different names (X10).
 */
function nameOf(message: Message, messages: readonly Message[], say: SayMessages): string {
  const subjectOf = ({ subject }: Message) => subject?.trim() || say("untitled");
  const subject = subjectOf(message);
  const number = messages
    .slice(0, messages.indexOf(message) + 1)
    .filter((each) => subjectOf(each) === subject);
  return number.length > 1 ? `${subject} (${number.length})` : subject;
}

/**
 * Reports messages that have returned to the list after a failed removal. Their receipts state the reason.
 */
function FailedRemovals({ shown }: { readonly shown: readonly Message[] }) {
  const say = useTexts(messagesTexts);
  const states = useStore(usePanels().writes.$states);
  const sentences = shown
    .filter(({ id }) => hasFailed(states[id]))
    .map((message) => say("back", { name: nameOf(message, shown, say) }));
  return (
    <p className="vetrina-quiet" role="status" part="live">
      {sentences.join(" ")}
    </p>
  );
}

const messageSkeletons = (
  <div className="entities">
    {listOf(4, (index) => (
      <Skeleton key={index} blockSize="calc(var(--v-u) * 6)" />
    ))}
  </div>
);

export default {
  component: Messages,
  styles: [...uiStyles, cardStyles, panelStateStyles, toastStyles, richTextStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof messages>>;
