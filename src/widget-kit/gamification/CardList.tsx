import { type ReactNode, useRef } from "react";
import { Button, useFocusFallback } from "../../ui";
import { useTexts } from "../hooks";
import { panelTexts } from "./texts";
import type { MoreItems } from "./useEntityList";

export interface CardListProps<Item> {
  readonly items: readonly Item[];
  readonly more: MoreItems | undefined;
  /** The title of the list, which the name of its button adds to the label. */
  readonly title: string;
  /** Renders the card of an item. */
  children(item: Item): ReactNode;
}

/** The cards of a list, and the button that reads the next page. */
export function CardList<Item extends { readonly id: string }>({
  items,
  more,
  title,
  children,
}: CardListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={listRef} className="entities" role="list" tabIndex={-1}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {more && <MoreButton {...more} title={title} listRef={listRef} />}
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
