import { useState } from "react";
import { writeReference, type WriteState } from "../../gamification/writes/entity-writes";
import { formatTimeOfDay } from "../../i18n";
import { useConfig, useTexts } from "../hooks";
import { CardButton } from "./CardButton";
import { panelTexts } from "./texts";
import { useWrite } from "./useWrite";

export interface ReceiptProps {
  readonly id: string;
  /** The name of the entity. */
  readonly name: string;
}

/** What became of the member's last write for an entity, and when, with a reference for the operator's support. */
export function Receipt({ id, name }: ReceiptProps) {
  const say = useTexts(panelTexts);
  const write = useWrite(id);
  const sentence = useOutcomeText(write);
  const [isCopied, setCopied] = useState(false);
  const at = write && "at" in write ? write.at : undefined;
  const reference = write && at !== undefined ? writeReference(id, write.action, at) : undefined;

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <div className="receipt" part="meta">
      {/* The live region exists before its text, so that the text is announced. */}
      <p role="status">{isCopied ? say("copied") : sentence}</p>
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

function useOutcomeText(write: WriteState | undefined): string {
  const say = useTexts(panelTexts);
  const { language, timeZone } = useConfig();
  if (!write || write.status === "pending") return "";
  if (write.status === "failed") {
    return write.kind === "remote" || write.kind === "unauthorised" ? say("refused") : say("failed");
  }
  const time = formatTimeOfDay(write.at, language, timeZone);
  if (write.status !== "done") return say(write.status, { time });
  return say(`${write.action}Done`, { time });
}
