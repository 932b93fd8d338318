import { useTexts } from "../../src/widget-kit";
import { Icon } from "../../src/ui";
import { balanceTexts } from "./texts";
import { badgeOf, unreadText } from "./view";

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
export function Messages({ count, address }: UnreadNumberProps & { readonly address: string | undefined }) {
  const Line = address ? "a" : "span";
  return (
    <Line className="messages" href={address}>
      <Icon name="mail" />
      <UnreadNumber count={count} part="badge" />
    </Line>
  );
}
