import { type ReactNode, useRef } from "react";
import { Button } from "../../ui";
import { useFocusFallback } from "../../ui/focus";
import { useTexts } from "../hooks";
import { panelTexts } from "./texts";
import type { MoreItems } from "./useEntityList";

export interface CardListProps<Item> {
  readonly items: readonly Item[];
  /** Items behind a disclosure, because members cannot act on them. @default [] */
  readonly closed?: readonly Item[];
  readonly more: MoreItems | undefined;
  /** Shows the first row only. @default false */
  readonly isFirstRow?: boolean;
  /** The number of items that the platform has. Required for `isFirstRow`. */
  readonly total?: number;
  /** Called by the button below the first row. Required for `isFirstRow`. */
  onShowAll?(): void;
  /** The title of the list. The accessible name of the list's button adds it to the label. */
  readonly title: string;
  /** Renders the card of an item. */
  children(item: Item): ReactNode;
}

/** The cards of a list, the button that reads the next page, and the ended items behind a disclosure. */
export function CardList<Item extends { readonly id: string }>({
  items,
  closed = [],
  more,
  isFirstRow = false,
  total = 0,
  onShowAll,
  title,
  children,
}: CardListProps<Item>) {
  const say = useTexts(panelTexts);
  const listRef = useRef<HTMLUListElement>(null);
  const closedLabel = say("closedItems", { count: closed.length });
  const cards = (shown: readonly Item[]) => shown.map((item) => <li key={item.id}>{children(item)}</li>);
  return (
    <>
      <ul
        ref={listRef}
        className="entities"
        role="list"
        tabIndex={-1}
        data-rows={isFirstRow ? "first" : undefined}
      >
        {/* A row has at most three cards. */}
        {cards(isFirstRow ? items.slice(0, 3) : items)}
      </ul>
      {isFirstRow && total > 1 && (
        <ListButton
          label={say("showAll", { count: total })}
          count={total}
          title={title}
          listRef={listRef}
          onClick={() => onShowAll?.()}
        />
      )}
      {!isFirstRow && more && <MoreButton {...more} title={title} listRef={listRef} />}
      {!isFirstRow && closed.length > 0 && (
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

interface ListButtonProps {
  readonly label: string;
  /** The number of items. If the first row contains all of them, the button is hidden. */
  readonly count?: number;
  readonly title: string;
  readonly busy?: boolean;
  /** The list, which takes the focus when the button is removed. */
  readonly listRef: { readonly current: HTMLElement | null };
  /** The result of the last press of the button. */
  readonly children?: ReactNode;
  onClick(): void;
}

/** A button below a list that shows more of its items. */
function ListButton({ label, count, title, busy = false, listRef, children, onClick }: ListButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, listRef);
  return (
    <div className="more" data-count={count}>
      {children}
      <Button
        look="secondary"
        part="action-secondary"
        buttonRef={buttonRef}
        busy={busy}
        onClick={onClick}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
    </div>
  );
}

type MoreButtonProps = MoreItems & Pick<ListButtonProps, "title" | "listRef">;

function MoreButton({ status, count, show, title, listRef }: MoreButtonProps) {
  const say = useTexts(panelTexts);
  const isLoading = status === "loading";
  return (
    <ListButton
      label={isLoading ? say("moreLoading") : say("more", { count })}
      busy={isLoading}
      title={title}
      listRef={listRef}
      onClick={show}
    >
      <p role="status">{status === "failed" && say("moreFailed")}</p>
    </ListButton>
  );
}
