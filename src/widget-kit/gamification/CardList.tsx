import { type ReactNode, useRef } from "react";
import { Button, useFocusFallback } from "../../ui";
import { useTexts } from "../hooks";
import { panelTexts } from "./texts";
import type { MoreItems } from "./useEntityList";

export interface CardListProps<Item> {
  readonly items: readonly Item[];
  /** Items behind a disclosure, because nothing can be done with them. @default [] */
  readonly closed?: readonly Item[];
  readonly more: MoreItems | undefined;
  /** The title of the list, which the name of its button adds to the label. */
  readonly title: string;
  /** Renders the card of an item. */
  children(item: Item): ReactNode;
}

/** The cards of a list, the button that reads the next page, and what is over behind a disclosure. */
export function CardList<Item extends { readonly id: string }>({
  items,
  closed = [],
  more,
  title,
  children,
}: CardListProps<Item>) {
  const say = useTexts(panelTexts);
  const listRef = useRef<HTMLUListElement>(null);
  const closedLabel = say("closedItems", { count: closed.length });
  const cards = (shown: readonly Item[]) => shown.map((item) => <li key={item.id}>{children(item)}</li>);
  return (
    <>
      <ul ref={listRef} className="entities" role="list" tabIndex={-1}>
        {cards(items)}
      </ul>
      {more && <MoreButton {...more} title={title} listRef={listRef} />}
      {closed.length > 0 && (
        <details className="closed-items">
          <summary aria-label={`${closedLabel}: ${title}`}>{closedLabel}</summary>
          <ul className="entities" role="list">
            {cards(closed)}
          </ul>
        </details>
      )}
    </>
  );
}

interface MoreButtonProps extends MoreItems {
  readonly title: string;
  /** Takes the focus when the last page has been read. */
  readonly listRef: { readonly current: HTMLElement | null };
}

function MoreButton({ status, count, show, title, listRef }: MoreButtonProps) {
  const say = useTexts(panelTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, listRef);
  const isLoading = status === "loading";
  const label = isLoading ? say("moreLoading") : say("more", { count });
  return (
    <div className="more">
      <p role="status">{status === "failed" && say("moreFailed")}</p>
      <Button
        {...{ look: "secondary", part: "action-secondary", buttonRef, busy: isLoading, onClick: show }}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
    </div>
  );
}
