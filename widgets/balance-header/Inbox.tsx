import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { useAccountArea, useTexts } from "../../src/widget-kit";
import { Icon } from "../../src/ui";
import { balanceTexts } from "./texts";
import { badgeOf, unreadText } from "./view";

/** The number of unread messages; a link if the author gave an address. Renders nothing until it is known. */
export function Inbox({ address }: { readonly address: string | undefined }) {
  const say = useTexts(balanceTexts);
  const { inbox } = useAccountArea();
  const state = useStore(inbox.$state);
  useEffect(() => inbox.subscribe(), [inbox]);

  if (state.status !== "ready" && state.status !== "stale") return null;
  // A stale number may be wrong, and there is no space to show when it was read.
  const count = state.status === "ready" ? state.value : undefined;
  const content = (
    <>
      <Icon name="mail" />
      {count !== undefined && count > 0 && (
        <span className="badge" part="badge" aria-hidden="true">
          {badgeOf(count)}
        </span>
      )}
      <span className="vetrina-quiet">{unreadText(count, say)}</span>
    </>
  );
  return address ? (
    <a className="inbox" href={address}>
      {content}
    </a>
  ) : (
    <span className="inbox">{content}</span>
  );
}
