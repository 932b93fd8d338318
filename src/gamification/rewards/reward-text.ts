import type { Language } from "../../i18n/texts";
import { boundedText } from "../../utils/bounded-text";
import { withoutPrototype } from "../../utils/objects";
import type { SayEntities } from "../entities/texts";
import type { RewardTypeReduced } from "../protocol/reduced";
import type { Reward } from "../protocol/rewards";

/** The unit of a reward: its currency, its symbol or its name, all of which are strings from the platform. */
export type RewardUnit = Partial<Pick<RewardTypeReduced, "uom" | "uomIsoCode" | "uomSymbol" | "uomType">>;

/** Maximum number of characters in a unit. A longer unit is cut, so that it does not fill a card. */
const maxUnitLength = 40;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number as `12.345,5`: grouped from four digits on, like all amounts of money in the library, and with at
 * most two decimals.
 */
export function formatNumber(value: number, language: Language, currency?: string): string {
  // Whole amounts of money are written without cents.
  const minimumFractionDigits = currency && !Number.isInteger(value) ? 2 : 0;
  const key = `${language} ${currency} ${minimumFractionDigits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(
      language === "it" ? "it-IT" : "en-IE",
      withoutPrototype({
        ...(currency && { style: "currency", currency }),
        useGrouping: "always",
        minimumFractionDigits,
        maximumFractionDigits: 2,
      }),
    );
  formats.set(key, format);
  return format.format(value);
}

/**
 * The ISO code of a currency; undefined for other units. Points may also have a code, but it is not a currency.
 */
function currencyOf({ uomType, uomIsoCode = "" }: RewardUnit): string | undefined {
  const isCurrency = /^currency$/i.test(uomType ?? "") && /^[a-z]{3}$/i.test(uomIsoCode);
  return isCurrency ? uomIsoCode : undefined;
}

/**
 * Value of a reward or an award, with the symbol of its unit or, if missing, its name: `5 €`, `2,50 €`, `10
 * giri`, `1.500 pt` (protocol section 3, notes). The space between number and unit does not break. The
 * platform has only one form of a name, usually the plural, so the value 1 follows the name, as in
 * `biglietti: 1`.
 *
 * @returns undefined if the reward has no value above 0. The name of such a reward describes it
 */
export function rewardValueText(
  value: number | undefined,
  unit: RewardUnit | undefined,
  language: Language,
): string | undefined {
  if (!value || value < 0) return undefined;
  const currency = unit && currencyOf(unit);
  const number = formatNumber(value, language, currency);
  if (currency) return number;
  const symbol = boundedText(unit?.uomSymbol?.trim(), maxUnitLength);
  const name = boundedText(unit?.uom?.trim(), maxUnitLength);
  if (symbol || !name) return symbol ? `${number}\u00A0${symbol}` : number;
  return value === 1 ? `${name}:\u00A0${number}` : `${number}\u00A0${name}`;
}

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** Rewrites "€10" as "10€", because operators write the unit after the number in English names too. */
const withUnitLast = (worth: string) => worth.replace(/^([^\d.,]+)([\d.,]+)$/, "$2$1");

/**
 * Whether a name contains a value. Operators write "200 €" with either kind of space or without one; "1.200 €" does
 * not contain "200 €".
 */
export function saysWorth(name: string, worth: string): boolean {
  const said = withoutSpaces(name);
  const written = withoutSpaces(worth);
  return [written, withUnitLast(written)].some((each) => {
    const [before = "", ...parts] = said.split(each);
    return parts.length > 0 && !/\d[.,]?$/.test(before);
  });
}

/** A reward as text: its value and its name, or the name alone if it contains the value. */
export function rewardText(
  { name = "", rewardValue, rewardType }: Pick<Reward, "name" | "rewardValue" | "rewardType">,
  language: Language,
): string {
  const value = rewardValueText(rewardValue, rewardType, language) ?? "";
  return !value || saysWorth(name, value) ? name : [value, name].filter(Boolean).join(" · ");
}

/**
 * The rewards of a card in one line: the first one, and the number of others. Empty without rewards.
 */
export function rewardLine(
  rewards: readonly Pick<Reward, "name" | "rewardValue" | "rewardType">[],
  language: Language,
  say: SayEntities,
): string {
  const [first, ...others] = rewards;
  if (!first) return "";
  const text = rewardText(first, language);
  return others.length === 0 ? text : say("rewardAndOthers", { reward: text, count: others.length });
}
