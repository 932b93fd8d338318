export interface NicknameLineProps {
  readonly siteId: string;
  /** Told, as a sentence, what has come of something that the player did. */
  onNews(text: string): void;
}
