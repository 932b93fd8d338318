import { type ReactNode, useState } from "react";
import { type WriteState, writeReference } from "../../gamification/entities/entity-writes";
import { formatInstant } from "../../i18n/instants";
import { Icon } from "../../ui";
import { useConfig, useTexts } from "../hooks";
import { CardButton } from "./CardButton";
import { feedbackText, isDone } from "./feedback-text";
import { useWrite } from "./hooks";
import { panelTexts } from "./texts";

export interface FeedbackProps {
  readonly id: string;
  /** The name of the entity. */
  readonly name: string;
  /**
   * Whether the entity shows what the write requested: if so, the write succeeded even if its outcome is unknown.
   * @default false
   */
  readonly isShown?: boolean;
  /** A second sentence after success, such as the member's rank. */
  readonly result?: string | undefined;
  /** A control after the receipt. It is last, so that nothing moves when it is removed. */
  readonly children?: ReactNode;
}

/** The result of the member's last write for an entity in one sentence, and its receipt. */
export function Feedback({ id, name, isShown = false, result, children }: FeedbackProps) {
  const say = useTexts(panelTexts);
  const config = useConfig();
  const write = useWrite(id);
  const hasSucceeded = write !== undefined && isDone(write, isShown);
  const first = useFirstResult(hasSucceeded ? write : undefined, result);
  // The sentence contains the first rank, while the card shows the current one.
  const isOutdated = first !== result && first !== undefined;
  const sentence = write && !isOutdated ? feedbackText(write, isShown, config, say) : "";
  return (
    <div className="feedback" part="meta" data-done={(hasSucceeded && !isOutdated) || undefined}>
      {/* The live region exists before its text, so that the text is announced. */}
      <p role="status">
        {hasSucceeded && sentence && <Icon name="success" />}
        {first && sentence ? `${sentence} ${first}` : sentence}
      </p>
      {write && "at" in write && <Receipt id={id} name={name} at={write.at} />}
      {children}
    </div>
  );
}

/**
 * The first result after a write. Later results, such as the next rank, are ignored, because they would be
 * announced again.
 */
function useFirstResult(write: WriteState | undefined, result: string | undefined): string | undefined {
  const [first, setFirst] = useState<{ readonly write: WriteState; readonly result: string }>();
  if (!write) return undefined;
  if (first?.write === write) return first.result;
  if (result) setFirst({ write, result });
  return result;
}

interface ReceiptProps {
  readonly id: string;
  readonly name: string;
  /** When the write ended, milliseconds since 1970. */
  readonly at: number;
}

/** The time of a write, and its reference for the operator's support, which can be copied. */
function Receipt({ id, name, at }: ReceiptProps) {
  const say = useTexts(panelTexts);
  const { language, timeZone } = useConfig();
  /** The reference that was copied last, perhaps one of an earlier write. */
  const [copied, setCopied] = useState<string>();
  const reference = writeReference(id, at);

  async function copy() {
    await navigator.clipboard.writeText(reference);
    setCopied(reference);
  }

  return (
    <details className="receipt">
      <summary aria-label={`${say("receipt")}: ${name}`}>{say("receipt")}</summary>
      <p>{formatInstant(at, language, timeZone)}</p>
      {isClipboardAvailable() ? (
        <CardButton
          look="link"
          part="action-secondary"
          label={say("copy")}
          of={name}
          onClick={() => {
            // If the browser refuses to copy, the member can press again.
            copy().catch(() => undefined);
          }}
        />
      ) : (
        <p>
          {say("reference")} <code>{reference}</code>
        </p>
      )}
      <p role="status">{copied === reference && say("copied")}</p>
    </details>
  );
}

/** Pages without https have no clipboard. */
const isClipboardAvailable = () => "clipboard" in navigator;
