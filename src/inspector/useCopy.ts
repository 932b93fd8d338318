import { useState } from "react";

/** The last text that was copied, or that the browser refused to copy. */
export interface Copied {
  readonly text: string;
  readonly isDone: boolean;
}

/** Copies texts to the clipboard. Browsers refuse it on pages without https. */
export function useCopy() {
  const [copied, setCopied] = useState<Copied>();
  const copy = (text: string) => {
    // Cleared first, so that the same news is said again.
    setCopied(undefined);
    const write = async () => navigator.clipboard.writeText(text);
    write().then(
      () => setCopied({ text, isDone: true }),
      () => setCopied({ text, isDone: false }),
    );
  };
  return { copy, copied };
}
