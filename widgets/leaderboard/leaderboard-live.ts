/** The code that a leaderboard needs when it changes, as a separate chunk. */
export { OwnRankMessage } from "./OwnRankMessage";
export { RowMoves } from "./RowMoves";
export { ShowUpdates } from "./ShowUpdates";
