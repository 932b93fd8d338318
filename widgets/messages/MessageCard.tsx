import { useStore } from "@nanostores/react";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import type { WriteState } from "../../src/gamification/entities/entity-writes";
import { referenceOf } from "../../src/gamification/messages/changes";
import { expiryWord } from "../../src/gamification/messages/dates";
import { messageStatusText, messageTexts, messageTypeText } from "../../src/gamification/messages/texts";
import { mayBecome, type Message } from "../../src/gamification/protocol/messages";
import { formatInstant, formatTimeOfDay } from "../../src/i18n/instants";
import { Icon, type IconName } from "../../src/ui";
import { useConfig, usePanels, useTexts } from "../../src/widget-kit";
import { CardButton, Feedback, useEntityView, useWrite } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { messagesTexts } from "./texts";

export interface MessageCardProps {
  readonly message: Message;
  /** The subject. It differs from that of every other message in the list. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly toggleRef: Ref<HTMLButtonElement>;
  /** True if the message was open when it was deleted, or if a link points to the message. */
  readonly startsOpen: boolean;
  onOpen(): void;
  onRemove(): void;
}

/** One message of the accordion: its subject opens the text and the possible actions. */
export function MessageCard({
  message,
  name,
  now,
  toggleRef,
  startsOpen,
  onOpen,
  onRemove,
}: MessageCardProps) {
  const { id, status } = message;
  const [isOpen, setOpen] = useState(startsOpen);
  const titleId = useId();
  const factsId = useId();
  const bodyId = useId();
  const cardRef = useRef<HTMLElement>(null);
  const write = useWrite(id);
  useEntityView("Message", id, cardRef);
  const isShownUnread = startsOpen && status === "New";
  const shownRef = useRef(onOpen);
  useEffect(() => {
    if (isShownUnread) shownRef.current();
  }, [isShownUnread]);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && status === "New") onOpen();
  };
  return (
    <article
      ref={cardRef}
      className="entity"
      part="row"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-unread={status === "New" || undefined}
    >
      <div className="head">
        <h3 className="entity-name">
          <button
            id={titleId}
            ref={toggleRef}
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-describedby={factsId}
            onClick={toggle}
          >
            {name}
          </button>
        </h3>
        <Facts message={message} now={now} id={factsId} />
        <Icon name="next" />
      </div>
      <div id={bodyId} className="body">
        {isOpen && <Body message={message} name={name} onRemove={onRemove} />}
      </div>
      {hasFailed(write) && <Feedback id={id} name={name} />}
    </article>
  );
}

/** The state, the type and the dates of a message. */
function Facts({ message, now, id }: Pick<MessageCardProps, "message" | "now"> & { readonly id: string }) {
  const say = useTexts(messagesTexts);
  const sayMessage = useTexts(messageTexts);
  const { language, timeZone } = useConfig();
  const { status, created, expiry } = message;
  const [tone, icon] = looks.get(status) ?? ["closed", "closed"];
  return (
    <p id={id} className="message-facts" part="meta">
      <span className="entity-state" part="badge" data-tone={tone}>
        <Icon name={icon} />
        {messageStatusText(message, sayMessage)}
      </span>
      <span>{messageTypeText(message, sayMessage)}</span>
      {created !== undefined && <span>{formatInstant(created, language, timeZone)}</span>}
      {expiry !== undefined && (
        <span>
          {say(expiryWord(expiry, now, timeZone), {
            date: formatInstant(expiry, language, timeZone),
            time: formatTimeOfDay(expiry, language, timeZone),
          })}
        </span>
      )}
    </p>
  );
}

/** Tone and icon of the states, in addition to their words. The other states are final. */
const looks: ReadonlyMap<string | undefined, readonly [tone: string, icon: IconName]> = new Map([
  ["New", ["running", "mail"]],
  ["Read", ["closed", "success"]],
  ["CollaborationRequest", ["warning", "clock"]],
  ["Actioned", ["done", "success"]],
  ["Claimed", ["done", "success"]],
]);

function Body({ message, name, onRemove }: Pick<MessageCardProps, "message" | "name" | "onRemove">) {
  const say = useTexts(messagesTexts);
  const { views } = usePanels();
  useStore(views.$version);
  const reference = referenceOf(message);
  return (
    <>
      {message.body && <ServiceText html={message.body} />}
      <div className="actions">
        {reference && views.canShow(reference.type, reference.id) && (
          <CardButton
            look="secondary"
            part="action"
            label={say(`show${reference.type}`)}
            of={name}
            onClick={() => views.show(reference.type, reference.id)}
          />
        )}
        {/* Also shown after a deletion with an unknown outcome, if a read shows that the message still exists. */}
        {mayBecome(message.status, "Deleted") && (
          <CardButton
            look="secondary"
            part="action-secondary"
            label={say("remove")}
            of={name}
            onClick={onRemove}
          />
        )}
      </div>
    </>
  );
}

/** Whether a deletion is known not to have taken effect. */
export const hasFailed = (write: WriteState | undefined) =>
  write?.status === "failed" || write?.status === "unknown";
