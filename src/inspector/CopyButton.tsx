import { useState } from "react";
import type { PageWords } from "./sections";

interface CopyButtonProps {
  readonly label: string;
  readonly words: PageWords;
  /** What is copied, as it is when the button is used. */
  text(): string;
}

/** The last text that was copied, or that the browser refused to copy. */
interface Copied {
  readonly text: string;
  readonly isDone: boolean;
}

/** Copies a text to the clipboard. Browsers refuse it on pages without https: then the text is shown. */
export function CopyButton({ label, words, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<Copied>();
  const { sayPage: say } = words;
  const copy = () => {
    const wanted = text();
    // Cleared first, so that the same news is said again.
    setCopied(undefined);
    const write = async () => navigator.clipboard.writeText(wanted);
    write().then(
      () => setCopied({ text: wanted, isDone: true }),
      () => setCopied({ text: wanted, isDone: false }),
    );
  };
  return (
    <>
      <button type="button" onClick={copy}>
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
