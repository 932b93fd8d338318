import { useState } from "react";
import type { SayLabel } from "../labels";

interface CopyButtonProps {
  readonly label: string;
  readonly say: SayLabel;
  /** Returns the text to copy when the button is used. */
  text(): string;
}

/**
 * Copies a text to the clipboard. On pages without https, browsers refuse this, so the text is shown instead.
 */
export function CopyButton({ label, say, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean }>();
  const copy = async () => {
    const wanted = text();
    // The status is cleared first, so that the same status is announced again.
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(wanted);
      setCopied({ text: wanted, isDone: true });
    } catch {
      setCopied({ text: wanted, isDone: false });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <p role="status">{copied && say(copied.isDone ? "copied" : "notCopied")}</p>
      {copied?.isDone === false && (
        <textarea
          readOnly
          rows={4}
          aria-label={label}
          value={copied.text}
          ref={(area) => {
            area?.select();
          }}
        />
      )}
    </>
  );
}
