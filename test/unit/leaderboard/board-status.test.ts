// @vitest-environment node
import { expect, it } from "vitest";
import { type BoardFacts, boardStatus } from "../../../widgets/leaderboard/board-status";

const facts: BoardFacts = {
  contests: "ready",
  hasContests: true,
  isOpen: true,
  hasTarget: true,
  isMemberLoading: false,
  rows: 10,
  isRefused: false,
  connection: "connected",
};

it.each<[string, Partial<BoardFacts>]>([
  ["ready", {}],
  ["empty", { rows: 0 }],
  ["restricted", { isOpen: false, contests: "restricted" }],
  ["logged-out", { isOpen: false, contests: "logged-out" }],
  ["error", { isOpen: false, contests: "error" }],
  ["loading", { hasTarget: false, hasContests: false, contests: "loading", rows: undefined }],
  ["error", { hasTarget: false, hasContests: false, contests: "error", rows: undefined }],
  ["empty", { hasTarget: false, rows: undefined }],
  ["loading", { rows: undefined }],
  ["loading", { isMemberLoading: true }],
  ["error", { rows: undefined, isRefused: true }],
  ["loading", { rows: undefined, isRefused: true, contests: "loading", hasContests: false }],
  ["empty", { rows: undefined, isRefused: true, contests: "empty" }],
  ["stale", { isRefused: true }],
  ["error", { rows: undefined, connection: "refused" }],
  ["stale", { connection: "refused" }],
  ["reconnecting", { connection: "waiting" }],
  ["reconnecting", { connection: "connecting" }],
  ["reconnecting", { rows: undefined, connection: "waiting" }],
  ["offline", { connection: "offline" }],
  ["offline", { rows: undefined, connection: "offline" }],
])("the state of a leaderboard is %s with %j", (status, change) => {
  expect(boardStatus({ ...facts, ...change })).toBe(status);
});
