import { type ReactNode, useState } from "react";
import { Card, PanelState } from "../../ui";
import { CardList } from "./CardList";
import { CardSkeletons } from "./CardSkeletons";
import type { EntityPanel } from "./useEntityList";

export interface EntityListCardProps<Item> {
  readonly panel: EntityPanel<Item>;
  readonly title: string;
  /** The plural of the items, used in the sentences about the list's states: "i premi". */
  readonly what: string;
  /** The text of an empty list. */
  readonly empty: string;
  /** The text that a visitor sees instead of a member's list. */
  readonly visitor: string;
  /**
   * The number of skeleton cards while the list is loading.
   * @default 3
   */
  readonly skeletons?: number;
  /** The filter between the title and the list; hidden while only the first row is shown. */
  readonly filter?: ReactNode;
  /**
   * Whether the list shows only its first row, which fills the reserved space, until the player presses the
   * button.
   * @default false
   */
  readonly startsWithRow?: boolean;
  /** A sentence about a part of the content that could not be read. */
  readonly missing?: string | undefined;
  /** Renders the card of an item. */
  children(item: Item): ReactNode;
}

/** The card of a panel that lists entities, in each of its states. */
export function EntityListCard<Item extends { readonly id: string }>({
  panel: { items, closed, more, total, ...panel },
  title,
  what,
  empty,
  visitor,
  skeletons = 3,
  filter,
  startsWithRow = false,
  missing,
  children,
}: EntityListCardProps<Item>) {
  const [isExpanded, setExpanded] = useState(false);
  const isFirstRow = startsWithRow && !isExpanded;
  return (
    <Card title={title}>
      {(!isFirstRow || panel.status === "empty") && filter}
      <PanelState
        {...panel}
        label={title}
        missing={missing}
        what={what}
        skeleton={<CardSkeletons count={skeletons} isFirstRow={isFirstRow} />}
        {...(panel.status === "empty" && { message: empty })}
        {...(panel.status === "logged-out" && { message: visitor })}
      >
        {items && (
          <CardList
            items={items}
            closed={closed}
            more={more}
            isFirstRow={isFirstRow}
            total={total}
            title={title}
            onShowAll={() => setExpanded(true)}
          >
            {children}
          </CardList>
        )}
      </PanelState>
    </Card>
  );
}
