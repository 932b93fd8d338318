import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Reading, ReadingState } from "../account";
import { formatTimeOfDay } from "../i18n";
import type { PanelStateProps } from "../ui";
import { useAccount, useConfig } from "./hooks";

/** The states in which a value of the player's can be. */
export type PanelReadingStatus = "loading" | "ready" | "stale" | "error" | "offline" | "logged-out";

/** What a panel says of a reading, by the reading's own status. */
export const readingStatuses = {
  none: "loading",
  loading: "loading",
  ready: "ready",
  stale: "stale",
  unknown: "error",
  offline: "offline",
} as const;

/** What a host and its panel say of a reading. */
export function readingStatus(isLoggedIn: boolean, state: ReadingState<unknown>): PanelReadingStatus {
  return isLoggedIn ? readingStatuses[state.status] : "logged-out";
}

export interface Panel<Value> extends Pick<PanelStateProps, "time" | "onRetry" | "onLogin"> {
  readonly status: PanelReadingStatus;
  /** The last value known, and never one of a player who has gone. */
  readonly value: Value | undefined;
}

/** A value of the player's as `PanelState` shows it, read by itself while the widget is there. */
export function usePanel<Value>(reading: Reading<Value>): Panel<Value> {
  const { session } = useAccount();
  const { language, timeZone } = useConfig();
  const isLoggedIn = useStore(session.$player) !== undefined;
  const state = useStore(reading.$state);
  useEffect(() => reading.watch(), [reading]);
  const read = isLoggedIn && "value" in state ? state : undefined;
  return {
    status: readingStatus(isLoggedIn, state),
    value: read?.value,
    ...(read && { time: formatTimeOfDay(read.at, language, timeZone) }),
    onRetry() {
      // What goes wrong is in the reading's state.
      reading.read().catch(() => undefined);
    },
    onLogin() {
      session.requestLogin("user");
    },
  };
}
