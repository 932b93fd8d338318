import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { GamificationClient } from "../../gamification/client/client";
import type { CardPlace } from "../../gamification/entities/card-order";
import type { MoreStatus } from "../../gamification/entities/entity-list";
import type { ListKind } from "../../gamification/entities/list-kind";
import { pageSize } from "../../gamification/entities/paging";
import type { ResourceState } from "../../http/resource";
import { formatTimeOfDay } from "../../i18n/instants";
import type { PanelStateProps, PanelStatus } from "../../ui";
import {
  useAccount,
  useAccountArea,
  useConfig,
  useGamification,
  usePanels,
  useServices,
  useTexts,
} from "../hooks";
import { resourceStatuses } from "../usePanel";
import { statusByRestriction, useRestriction } from "../useRestriction";
import { panelTexts } from "./texts";
import { useCardOrder } from "./useCardOrder";

/** The continuation of a list after the items that are shown. */
export interface MoreItems {
  readonly status: MoreStatus;
  /** The number of items that are not shown yet. */
  readonly count: number;
  /** Shows the next page. */
  show(): void;
}

export interface EntityPanel<Item, Status extends PanelStatus = PanelStatus> extends Pick<
  PanelStateProps,
  "time" | "message" | "onRetry" | "onLogin" | "onOptIn"
> {
  /** The status that the panel and its host show. */
  readonly status: Status;
  /** The items to show; undefined while they are unknown or may not be shown. */
  readonly items: readonly Item[] | undefined;
  /** The items of a list with `placeOf` that have ended or have no free places. */
  readonly closed: readonly Item[];
  /** The number of items on the platform. */
  readonly total: number;
  /** The continuation of the list; undefined if all items are shown. */
  readonly more: MoreItems | undefined;
}

export interface EntityListOptions<Item> {
  /**
   * The number of items that are shown at first; Infinity shows all items that have been read.
   * @default 20
   */
  readonly limit?: number;
  /**
   * True if the list belongs to a member: a visitor sees a button to log in.
   * @default false
   */
  readonly isOwn?: boolean;
  /**
   * True if the list invites to play: it is hidden from restricted players (architecture section 4).
   * @default true
   */
  readonly invites?: boolean;
  /**
   * Orders the cards by the actions that a player can take.
   * @default the order of the platform
   */
  placeOf?(item: Item): CardPlace;
}

/**
 * A list of entities with the props of its `PanelState`, read while the widget is mounted.
 *
 * @param query a new object with equal fields is the same query
 */
export function useEntityList<Query, Item extends { readonly id: string }>(
  kind: ListKind<Query, Item>,
  query: Query,
  options: EntityListOptions<Item> & { readonly invites: false },
): EntityPanel<Item, Exclude<PanelStatus, "restricted">>;
export function useEntityList<Query, Item extends { readonly id: string }>(
  kind: ListKind<Query, Item>,
  query: Query,
  options?: EntityListOptions<Item>,
): EntityPanel<Item>;
export function useEntityList<Query, Item extends { readonly id: string }>(
  kind: ListKind<Query, Item>,
  query: Query,
  { limit = pageSize, isOwn = false, invites = true, placeOf }: EntityListOptions<Item> = {},
): EntityPanel<Item> {
  const say = useTexts(panelTexts);
  const { page } = useServices();
  const { session } = useAccount();
  const { responsibleGaming } = useAccountArea();
  const client = useGamification();
  const { language, timeZone } = useConfig();
  const isLoggedIn = useStore(session.$player) !== undefined;
  const restriction = useRestriction();
  const panels = usePanels();
  const list = panels.list(kind, query);
  const state = useStore(list.$state);
  const moreStatus = useStore(list.$more);
  const isRefused = useStore(list.$isRefused);
  const connection = useStore(client.$state);
  const isOut = useStore(client.optOut.$isOut);
  /** The number of items that were requested in addition to the first ones. */
  const [further, setFurther] = useState(() => furtherItems.get(list) ?? 0);
  const blockedStatus = invites && restriction !== "free" ? statusByRestriction[restriction] : undefined;
  const needsLogin = !isLoggedIn && (isOwn || !panels.mayRead(kind));
  const isRead = !isOut && blockedStatus !== "restricted" && !needsLogin && !page.isEdited();
  useEffect(() => (isRead ? list.subscribe() : undefined), [list, isRead]);

  const known = !isOut && !blockedStatus && !needsLogin && "value" in state ? state : undefined;
  // A login changes which actions a player can take on each item, so the items are ordered again.
  const { open, closed } = useCardOrder(
    known?.value.items ?? noItems,
    placeOf,
    isLoggedIn ? list : undefined,
  );

  const isUnavailable = blockedStatus === "error";
  const common = {
    onRetry() {
      if (client.$state.get().status === "refused") client.open();
      // The error can be ignored here, because the state of the resource or list contains it.
      (blockedStatus ? responsibleGaming : list).retry().catch(() => undefined);
    },
    onLogin() {
      session.requestLogin("user");
    },
    onOptIn() {
      client.optOut.set(false);
    },
    ...(isUnavailable && { message: say("restrictionUnknown") }),
  };
  const unknown = { ...common, items: undefined, closed: noItems, total: 0, more: undefined };
  if (isOut) return { ...unknown, status: "opted-out" };
  if (!known) {
    // If the platform refuses the connection itself, a login does not help.
    const isForMembers = needsLogin || (isRefused && connection.status === "connected");
    const status = blockedStatus ?? statusWithoutItems(state, connection.status, isLoggedIn, isForMembers);
    return { ...unknown, status };
  }
  const { items, total } = known.value;
  const shown = Math.max(Math.floor(limit), 1) + further;
  const reach = shown === Infinity ? open.length : shown;
  return {
    ...common,
    status: statusWithItems(known.status, connection.status, items.length),
    items: open.slice(0, shown),
    closed,
    total,
    time: formatTimeOfDay(known.at, language, timeZone),
    more:
      reach + closed.length >= total
        ? undefined
        : {
            status: moreStatus,
            count: total - closed.length - Math.min(reach, open.length),
            show() {
              // After a failure, reads the same items again.
              if (open.length >= shown) {
                furtherItems.set(list, further + pageSize);
                setFurther(further + pageSize);
              }
              if (open.length < shown + pageSize) void list.readMore();
            },
          },
  };
}

const noItems: readonly never[] = [];

/**
 * The value of `further` of each list. If a panel is mounted again, as in the hub, it shows as many items as
 * before.
 */
const furtherItems = new WeakMap<object, number>();

type ConnectionStatus = ReturnType<GamificationClient["$state"]["get"]>["status"];

/** A visitor to whom the platform refuses the connection sees a button to log in. */
function statusWithoutItems(
  { status }: ResourceState<unknown>,
  connection: ConnectionStatus,
  isLoggedIn: boolean,
  isForMembers: boolean,
): PanelStatus {
  if (!isLoggedIn && (isForMembers || status === "none")) return "logged-out";
  if (connection === "waiting" && resourceStatuses[status] === "loading") return "reconnecting";
  return resourceStatuses[status];
}

/** A lost connection takes precedence over the age of the items. */
function statusWithItems(
  status: "ready" | "stale",
  connection: ConnectionStatus,
  count: number,
): PanelStatus {
  if (connection === "offline") return "offline";
  if (connection === "waiting" || connection === "connecting") return "reconnecting";
  return status === "ready" && count === 0 ? "empty" : status;
}
