import css from "./play.css?inline";

/** The entry of a separate chunk: what a member needs to play, and the looks that are more than tiles. */
export { AwardLink } from "./AwardLink";
export { Donation } from "./Donation";
export { Face } from "./Face";
export { GameOptIn } from "./GameOptIn";
export { MemberPlays } from "./MemberPlays";
export { PlayMessage } from "./PlayMessage";
export { ResultIcon } from "./ResultIcon";
export { Scratch } from "./Scratch";
export { Wheel } from "./Wheel";

export const styles: readonly string[] = [css];
