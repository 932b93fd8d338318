/** What a leaderboard needs when it changes. It is a chunk of its own. */
export { OwnRankMessage } from "./OwnRankMessage";
export { RowMoves } from "./RowMoves";
export { ShowUpdates } from "./ShowUpdates";
