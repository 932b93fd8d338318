/** What a leaderboard needs when it changes, or when it is longer than filters allow. It is a chunk of its own. */
export { LongRows } from "./LongRows";
export { OwnRankMessage } from "./OwnRankMessage";
export { RowMoves } from "./RowMoves";
export { ShowUpdates } from "./ShowUpdates";
