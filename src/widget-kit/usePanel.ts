import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Resource, ResourceState } from "../account";
import { formatTimeOfDay } from "../i18n/instants";
import type { PanelStateProps } from "../ui";
import { useAccount, useConfig, useServices } from "./hooks";

/** The states of a value that belongs to the player. */
export type PanelResourceStatus = "loading" | "ready" | "stale" | "error" | "offline" | "logged-out";

/** The status of a panel, by the status of its resource. */
export const resourceStatuses = {
  none: "loading",
  loading: "loading",
  ready: "ready",
  stale: "stale",
  unknown: "error",
  offline: "offline",
} as const;

/** The status that a host and its panel show for a resource. */
export function resourceStatus(isLoggedIn: boolean, state: ResourceState<unknown>): PanelResourceStatus {
  return isLoggedIn ? resourceStatuses[state.status] : "logged-out";
}

/** A value of a service, with the props of its `PanelState`. */
export interface PublicPanel<Value> extends Pick<PanelStateProps, "time"> {
  /** Reads the value again. */
  readonly onRetry: () => void;
  readonly status: (typeof resourceStatuses)[keyof typeof resourceStatuses];
  /** The last known value. */
  readonly value: Value | undefined;
}

/** A public value. It is read while the widget is mounted, except on a page that an author edits. */
export function usePublicPanel<Value>(resource: Resource<Value>): PublicPanel<Value> {
  const { language, timeZone } = useConfig();
  const { page } = useServices();
  const state = useStore(resource.$state);
  useEffect(() => (page.isEdited() ? undefined : resource.subscribe()), [resource, page]);
  const known = "value" in state ? state : undefined;
  return {
    status: resourceStatuses[state.status],
    value: known?.value,
    ...(known && { time: formatTimeOfDay(known.at, language, timeZone) }),
    onRetry() {
      // The error can be ignored here, because the state of the resource contains it.
      resource.retry().catch(() => undefined);
    },
  };
}

export interface Panel<Value> extends Pick<PanelStateProps, "time" | "onRetry" | "onLogin"> {
  readonly status: PanelResourceStatus;
  /** The last known value of the current player; never the value of a player who has logged out. */
  readonly value: Value | undefined;
}

/** A value that belongs to the player, with the props of its `PanelState`. It is read while the widget is mounted. */
export function usePanel<Value>(resource: Resource<Value>): Panel<Value> {
  const { session } = useAccount();
  const isLoggedIn = useStore(session.$player) !== undefined;
  const panel = usePublicPanel(resource);
  const onLogin = () => session.requestLogin("user");
  return isLoggedIn
    ? { ...panel, onLogin }
    : { status: "logged-out", value: undefined, onRetry: panel.onRetry, onLogin };
}
