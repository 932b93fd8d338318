import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Gamification } from "../../gamification/client";
import { entityTexts } from "../../gamification/entities/texts";
import type { MoreStatus } from "../../gamification/lists/entity-list";
import type { ListKind } from "../../gamification/lists/list-kind";
import type { ResourceState } from "../../http/resource";
import { formatTimeOfDay } from "../../i18n";
import type { PanelStateProps, PanelStatus } from "../../ui";
import { useAccount, useAccountArea, useConfig, useGamification, usePanels, useServices, useTexts } from "../hooks";
import { resourceStatuses } from "../usePanel";
import { statusByRestriction, useRestriction } from "../useRestriction";

/** How a list continues after its first page. */
export interface MoreItems {
  readonly status: MoreStatus;
  /** The number of items that were not read yet. */
  readonly count: number;
  read(): void;
}

export interface EntityPanel<Item> extends Pick<PanelStateProps, "time" | "message" | "onRetry" | "onLogin"> {
  /** The status of the panel and of its host. */
  readonly status: PanelStatus;
  /** The items; undefined while they are unknown or may not be shown. */
  readonly items: readonly Item[] | undefined;
  /** The number of items that the platform has. */
  readonly total: number;
  /** Undefined if all items were read. */
  readonly more: MoreItems | undefined;
}

export interface EntityListAudience {
  /**
   * True if the list belongs to a member: a visitor is asked to log in.
   * @default false
   */
  readonly isOwn?: boolean;
  /**
   * True if the list invites to play: it is hidden from restricted players (architecture section 4).
   * @default true
   */
  readonly invites?: boolean;
}

/**
 * A list of entities with the props of its `PanelState`, read while the widget is mounted.
 *
 * @param query a new object with equal fields is the same query
 */
export function useEntityList<Query, Item extends { readonly id: string }>(
  kind: ListKind<Query, Item>,
  query: Query,
  { isOwn = false, invites = true }: EntityListAudience = {},
): EntityPanel<Item> {
  const say = useTexts(entityTexts);
  const { page } = useServices();
  const { session } = useAccount();
  const { responsibleGaming } = useAccountArea();
  const client = useGamification();
  const { language, timeZone } = useConfig();
  const isLoggedIn = useStore(session.$player) !== undefined;
  const restriction = useRestriction();
  const list = usePanels().list(kind, query);
  const state = useStore(list.$state);
  const moreStatus = useStore(list.$more);
  const connection = useStore(client.$state);
  const blockedStatus = invites && restriction !== "free" ? statusByRestriction[restriction] : undefined;
  const isRead = blockedStatus !== "restricted" && (isLoggedIn || !isOwn) && !page.isEdited();
  useEffect(() => (isRead ? list.subscribe() : undefined), [list, isRead]);

  const isUnavailable = blockedStatus === "error";
  const common = {
    onRetry() {
      if (client.$state.get().status === "refused") client.open();
      // Ignores the errors: the states have them.
      (isUnavailable ? responsibleGaming : list).read().catch(() => undefined);
    },
    onLogin() {
      session.requestLogin("user");
    },
    ...(isUnavailable && { message: say("restrictionUnknown") }),
  };
  const known = !blockedStatus && (isLoggedIn || !isOwn) && "value" in state ? state : undefined;
  if (!known) {
    const status = blockedStatus ?? statusWithoutItems(state, connection.status, isLoggedIn, isOwn);
    return { ...common, status, items: undefined, total: 0, more: undefined };
  }
  const { items, total, next } = known.value;
  return {
    ...common,
    status: statusWithItems(known.status, connection.status, items.length),
    items,
    total,
    time: formatTimeOfDay(known.at, language, timeZone),
    more:
      next === undefined
        ? undefined
        : { status: moreStatus, count: total - items.length, read: () => void list.readMore() },
  };
}

type ConnectionStatus = ReturnType<Gamification["$state"]["get"]>["status"];

/** A visitor whom the platform does not let in is asked to log in. */
function statusWithoutItems(
  { status }: ResourceState<unknown>,
  connection: ConnectionStatus,
  isLoggedIn: boolean,
  isOwn: boolean,
): PanelStatus {
  if (!isLoggedIn && (isOwn || status === "none")) return "logged-out";
  if (connection === "waiting" && resourceStatuses[status] === "loading") return "reconnecting";
  return resourceStatuses[status];
}

/** A lost connection is told before the age of the items. */
function statusWithItems(
  status: "ready" | "stale",
  connection: ConnectionStatus,
  count: number,
): PanelStatus {
  if (connection === "offline") return "offline";
  if (connection === "waiting") return "reconnecting";
  return status === "ready" && count === 0 ? "empty" : status;
}
