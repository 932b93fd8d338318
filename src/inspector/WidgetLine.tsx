import { memo, useState } from "react";
import type { Found } from "./collect-widgets";
import type { PagePart } from "./inspector-page";
import { severityOf } from "./reasons";
import type { Words } from "./words";

interface WidgetLineProps {
  readonly found: Found;
  /** Absent until the second part has come. */
  readonly page: PagePart | null | undefined;
  readonly words: Words;
  /** Called with the element when the pointer or the focus comes to the line, and with nothing when it leaves. */
  onPoint(element?: HTMLElement): void;
}

/** One element: the sentence first, everything else on demand. A page may have hundreds, so only a change renders it. */
export const WidgetLine = memo(function WidgetLine({ found, page, words, onPoint }: WidgetLineProps) {
  const { say, explain } = words;
  const { element, entry } = found;
  const { facts, reason, within } = entry;
  const severity = severityOf(reason);
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      onPointerEnter={() => onPoint(element)}
      onPointerLeave={() => onPoint()}
      onFocus={() => onPoint(element)}
      onBlur={() => onPoint()}
    >
      <details className={severity} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="line">
            <code>
              {within && `${within} › `}
              {facts.tag}
            </code>{" "}
            <span className="badge">{say(severity)}</span>
          </span>
          <b>{explain(reason)}</b>
        </summary>
        {isOpen && page && <page.Details {...found} />}
      </details>
    </li>
  );
});
