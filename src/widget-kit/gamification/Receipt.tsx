import { useState } from "react";
import { writeReference } from "../../gamification/writes/entity-writes";
import { useConfig, useTexts } from "../hooks";
import { CardButton } from "./CardButton";
import { receiptText } from "./receipt-text";
import { panelTexts } from "./texts";
import { useWrite } from "./useWrite";

export interface ReceiptProps {
  readonly id: string;
  /** The name of the entity. */
  readonly name: string;
  /**
   * Whether the entity shows what the write asked for: then it is done, also where the write itself could not tell.
   * @default false
   */
  readonly isShown?: boolean;
}

/** What became of the member's last write for an entity, and when, with a reference for the operator's support. */
export function Receipt({ id, name, isShown = false }: ReceiptProps) {
  const say = useTexts(panelTexts);
  const write = useWrite(id);
  const config = useConfig();
  /** The reference that was copied last, perhaps one of an earlier write. */
  const [copied, setCopied] = useState<string>();
  const sentence = write ? receiptText(write, isShown, config, say) : "";
  const reference = write && "at" in write ? writeReference(id, write.at) : undefined;

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  }

  return (
    <div className="receipt" part="meta">
      {/* The live region exists before its text, so that the text is announced. */}
      <p role="status">{reference && reference === copied ? `${sentence} ${say("copied")}` : sentence}</p>
      {reference !== undefined && (
        <>
          <p className="reference">
            {say("reference")} <code>{reference}</code>
          </p>
          {isClipboardAvailable() && (
            <CardButton
              look="link"
              part="action-secondary"
              label={say("copy")}
              of={name}
              // Ignores a refusal of the browser: the reference is on the page.
              onClick={() => void copy(reference).catch(() => undefined)}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Pages without https have no clipboard. */
const isClipboardAvailable = () => "clipboard" in navigator;
