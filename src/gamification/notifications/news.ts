/** The place where news is recorded, in addition to the toast. */
export type Section = "achievements" | "awards" | "competitions" | "messages";

/** A link that a message's body contains. Its URL has not passed the safe-URL check. */
export interface WrittenLink {
  readonly href: string;
  /** Empty if the link has no text. */
  readonly label: string;
}

interface NewsBase {
  /** Identifies the news. News with an equal key is the same news. */
  readonly key: string;
}

/** A message of the platform that is meant for a pop-up. */
export interface MessageNews extends NewsBase {
  readonly kind: "message";
  /** Empty if the platform sends none. */
  readonly subject: string;
  /** The beginning of the body as plain text. */
  readonly excerpt: string;
  readonly link: WrittenLink | undefined;
  readonly section: Section;
  /** The id of the achievement that the message is about. */
  readonly achievementId: string | undefined;
}

/** The member has completed an achievement. */
export interface AchievementNews extends NewsBase {
  readonly kind: "achievement";
  /** Empty if it could not be read. */
  readonly name: string;
}

/** The member has an award that can be claimed. */
export interface AwardNews extends NewsBase {
  readonly kind: "award";
  readonly awardId: string;
  /** Empty if the award has none. */
  readonly name: string;
}

export type News = MessageNews | AchievementNews | AwardNews;
