/*
 * Reads figures as people write them, in Italian or English. A figure with two possible meanings is not read:
 * `1,2` is not an amount, because it may be the beginning of “1,2 milioni”.
 */

/** A number of days or hours within which the player has to play. */
export interface TimeToPlay {
  readonly count: number;
  readonly unit: "days" | "hours";
}

/** The amount that a bonus grants. */
export interface BonusAmount {
  readonly euros: number;
  /** True if the amount is a maximum (“up to”). */
  readonly isMaximum: boolean;
}

/** The conditions of a bonus as figures. A figure is missing if it is not known. */
export interface BonusFacts {
  readonly amount?: BonusAmount | undefined;
  /** The wagering requirement: how many times the player has to play the bonus before withdrawing it. */
  readonly wageringRequirement?: number | undefined;
  /** Decimal odds. */
  readonly minimumOdds?: number | undefined;
  /** The time within which the player has to play the bonus. */
  readonly time?: TimeToPlay | undefined;
}

/** The unchecked values of the fields that are named in the configuration. */
export type FactValues = Readonly<Partial<Record<keyof BonusFacts, unknown>>>;

/**
 * Amounts such as `1.234,50`, `1,234.50`, `50` and `0,50`. Three digits after a separator mean thousands, two
 * digits mean cents.
 */
export const moneyFigure = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,6}(?:[.,]\d{2})?)`;

/** Decimal numbers such as `2`, `1,5` and `2.00`. */
export const oddsFigure = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;

const whole = (pattern: string) => new RegExp(`^${pattern}$`, "i");

const maxAmount = 1_000_000;
const maxOdds = 1000;
const maxTimes = 1000;
const maxTime = { days: 366, hours: 240 } as const;

const within = (value: number, least: number, most: number) =>
  value >= least && value <= most ? value : undefined;

const wholeMoney = whole(moneyFigure);
const wholeOdds = whole(oddsFigure);

/** Parses euros from a figure without the euro sign; undefined if it is not an amount above zero. */
export function readMoney(figure: string): number | undefined {
  if (!wholeMoney.test(figure)) return undefined;
  const [, before = figure, cents = "0"] = /^(.*)[.,](\d{2})$/.exec(figure) ?? [];
  return within(Number(before.replace(/[.,]/g, "")) + Number(cents) / 100, 0.01, maxAmount);
}

/** Parses decimal odds of at least 1,01; undefined for other figures. */
export const readOdds = (figure: string): number | undefined =>
  wholeOdds.test(figure) ? within(Number(figure.replace(",", ".")), 1.01, maxOdds) : undefined;

/** Parses how many times the player has to play something; undefined if it is not a whole number. */
export const readTimes = (figure: string): number | undefined =>
  /^\d{1,4}$/.test(figure) ? within(Number(figure), 1, maxTimes) : undefined;

/**
 * Reads a number of days or hours.
 * @param unit a word for days or hours in either language. @default days
 */
export function readTime(figure: string, unit = ""): TimeToPlay | undefined {
  const name = /^(?:or[ae]|hours?|h)$/i.test(unit) ? "hours" : "days";
  const count = /^\d{1,3}$/.test(figure) ? within(Number(figure), 1, maxTime[name]) : undefined;
  return count === undefined ? undefined : { count, unit: name };
}
