export interface NicknameLineProps {
  readonly siteId: string;
  /** Called with a sentence about the outcome of an action of the player. */
  onOutcome(text: string): void;
}
