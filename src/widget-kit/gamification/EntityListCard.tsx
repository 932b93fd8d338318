import type { ReactNode } from "react";
import { Card, PanelState } from "../../ui";
import { CardList } from "./CardList";
import { CardSkeletons } from "./CardSkeletons";
import type { EntityPanel } from "./useEntityList";

export interface EntityListCardProps<Item> {
  readonly panel: EntityPanel<Item>;
  readonly title: string;
  /** What the list has, for the sentences of its states: "i premi". */
  readonly what: string;
  /** What is said of an empty list. */
  readonly empty: string;
  /** What a visitor reads instead of a member's list. */
  readonly visitor: string;
  /**
   * The number of cards that are drawn while the list is loading.
   * @default 3
   */
  readonly skeletons?: number;
  /** What stands between the title and the list. */
  readonly filter?: ReactNode;
  /** Renders the card of an item. */
  children(item: Item): ReactNode;
}

/** The card of a panel that lists entities, in each of its states. */
export function EntityListCard<Item extends { readonly id: string }>({
  panel: { items, closed, more, ...panel },
  title,
  what,
  empty,
  visitor,
  skeletons = 3,
  filter,
  children,
}: EntityListCardProps<Item>) {
  return (
    <Card title={title}>
      {filter}
      <PanelState
        {...panel}
        label={title}
        what={what}
        skeleton={<CardSkeletons count={skeletons} />}
        {...(panel.status === "empty" && { message: empty })}
        {...(panel.status === "logged-out" && { message: visitor })}
      >
        {items && (
          <CardList items={items} closed={closed} more={more} title={title}>
            {children}
          </CardList>
        )}
      </PanelState>
    </Card>
  );
}
