import type { ConnectionState } from "../../src/gamification/client/connection/connection";
import type { PanelStatus } from "../../src/ui";

/** Facts that determine the state of a leaderboard's panel. */
export interface BoardFacts {
  /** State of the panel that reads the contests, which includes the restrictions of the account. */
  readonly contests: PanelStatus;
  /** True if the contests were read. */
  readonly hasContests: boolean;
  /**
   * True if the widget may subscribe to a leaderboard: the account is not restricted, and the platform
   * accepts the visitor.
   */
  readonly isOpen: boolean;
  /** True if it is known which leaderboard to show. */
  readonly hasTarget: boolean;
  /** True while it is unknown which member the player is. */
  readonly isMemberLoading: boolean;
  /** The number of rows; undefined before the first snapshot. */
  readonly rows: number | undefined;
  /** True if the platform refused the subscription. */
  readonly isRefused: boolean;
  readonly connection: ConnectionState["status"];
}

/** The state of the panel. A known leaderboard stays visible while its connection is lost. */
export function boardStatus(facts: BoardFacts): PanelStatus {
  const { contests, hasContests, isOpen, hasTarget, isMemberLoading, rows, isRefused, connection } = facts;
  if (!isOpen) return contests;
  if (!hasTarget) return hasContests ? "empty" : contests;
  if (connection === "offline") return "offline";
  if (connection === "waiting") return "reconnecting";
  // The leaderboard does not exist, or belongs to a competition whose contest is being read.
  if (isRefused && rows === undefined && contests !== "ready") return contests;
  if (isRefused || connection === "refused") return rows === undefined ? "error" : "stale";
  if (rows === undefined || isMemberLoading) return "loading";
  if (connection !== "connected") return "reconnecting";
  return rows === 0 ? "empty" : "ready";
}
