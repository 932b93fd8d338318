import type { Translate } from "../../src/i18n/texts";
import { Icon } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { balanceTexts } from "./texts";

export interface UnreadNumberProps {
  /** Undefined if the number is not current. The header has no space for the time at which an older number was read. */
  readonly count: number | undefined;
  readonly part?: string;
}

/** The number in a badge, and as text for screen readers. */
export function UnreadNumber({ count, part }: UnreadNumberProps) {
  const say = useTexts(balanceTexts);
  return (
    <>
      {count !== undefined && count > 0 && (
        <span className="badge" part={part} aria-hidden="true">
          {badgeOf(count)}
        </span>
      )}
      <span className="vetrina-quiet">{unreadText(count, say)}</span>
    </>
  );
}

/** The number of unread messages; a link if the author has set a URL. */
export function Messages({ count, url }: UnreadNumberProps & { readonly url: string | undefined }) {
  const Line = url ? "a" : "span";
  return (
    <Line className="messages" href={url}>
      <Icon name="mail" />
      <UnreadNumber count={count} part="badge" />
    </Line>
  );
}

/** The text of the badge, which has space for three characters. */
export const badgeOf = (count: number): string => (count > 99 ? "99+" : String(count));

/** The exact number as text; without a number, the name of the link. */
export function unreadText(count: number | undefined, say: Translate<(typeof balanceTexts)["it"]>): string {
  if (count === undefined) return say("messages");
  return count === 0 ? say("noUnread") : say("unread", { count });
}
