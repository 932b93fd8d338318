import css from "./play.css?inline";

/** The entry point of a separate chunk: the code of a play, and the looks other than tiles. */
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
