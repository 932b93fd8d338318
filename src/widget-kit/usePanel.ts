import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Resource, ResourceState } from "../account";
import { formatTimeOfDay } from "../i18n";
import type { PanelStateProps } from "../ui";
import { useAccount, useConfig } from "./hooks";

/** The states in which a value of the player's can be. */
export type PanelResourceStatus = "loading" | "ready" | "stale" | "error" | "offline" | "logged-out";

/** What a panel says of a resource, by the resource's own status. */
export const resourceStatuses = {
  none: "loading",
  loading: "loading",
  ready: "ready",
  stale: "stale",
  unknown: "error",
  offline: "offline",
} as const;

/** What a host and its panel say of a resource. */
export function resourceStatus(isLoggedIn: boolean, state: ResourceState<unknown>): PanelResourceStatus {
  return isLoggedIn ? resourceStatuses[state.status] : "logged-out";
}

export interface Panel<Value> extends Pick<PanelStateProps, "time" | "onRetry" | "onLogin"> {
  readonly status: PanelResourceStatus;
  /** The last value known, and never one of a player who has gone. */
  readonly value: Value | undefined;
}

/** A value of the player's as `PanelState` shows it, read by itself while the widget is there. */
export function usePanel<Value>(resource: Resource<Value>): Panel<Value> {
  const { session } = useAccount();
  const { language, timeZone } = useConfig();
  const isLoggedIn = useStore(session.$player) !== undefined;
  const state = useStore(resource.$state);
  useEffect(() => resource.subscribe(), [resource]);
  const read = isLoggedIn && "value" in state ? state : undefined;
  return {
    status: resourceStatus(isLoggedIn, state),
    value: read?.value,
    ...(read && { time: formatTimeOfDay(read.at, language, timeZone) }),
    onRetry() {
      // What goes wrong is in the resource's state.
      resource.read().catch(() => undefined);
    },
    onLogin() {
      session.requestLogin("user");
    },
  };
}
