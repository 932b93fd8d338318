/** The place where news is recorded, in addition to the toast. */
export type Section = "achievements" | "awards" | "competitions" | "messages";

/** A link that a message's body contains. Its URL has not passed the safe-URL check. */
export interface WrittenLink {
  readonly href: string;
  /** The text of the link; empty if there is none. */
  readonly label: string;
}

interface NewsBase {
  /** Identifies the news. Two news items with equal keys are the same news. */
  readonly key: string;
}

/** A message of the platform that is meant for a pop-up. */
export interface MessageNews extends NewsBase {
  readonly kind: "message";
  /** The subject; empty if the platform sends none. */
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
  /** The name of the achievement; empty if it could not be read. */
  readonly name: string;
}

/** The member has an award that can be claimed. */
export interface AwardNews extends NewsBase {
  readonly kind: "award";
  readonly awardId: string;
  /** The name of the award; empty if there is none. */
  readonly name: string;
}

export type News = MessageNews | AchievementNews | AwardNews;
