import type { Language } from "../../i18n/texts";
import { boundedText } from "../../utils/bounded-text";
import type { RewardTypeReduced } from "../schema/reduced";
import { withoutPrototype } from "../../utils/without-prototype";

/** The unit of a reward: its currency, its symbol or its name. All of them are texts of the platform. */
export type RewardUnit = Partial<Pick<RewardTypeReduced, "uom" | "uomIsoCode" | "uomSymbol" | "uomType">>;

/** A longer unit is cut, so that it does not fill a card. */
const maxUnitLength = 40;

const formats = new Map<string, Intl.NumberFormat>();

/** `12.345,5`: groups from four digits on, as amounts of money do in the whole library, and two decimals at most. */
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

/** The ISO code of a currency; undefined for other units. Points may have a code too, but it is not a currency. */
function currencyOf({ uomType, uomIsoCode = "" }: RewardUnit): string | undefined {
  const isCurrency = /^currency$/i.test(uomType ?? "") && /^[a-z]{3}$/i.test(uomIsoCode);
  return isCurrency ? uomIsoCode : undefined;
}

/**
 * What a reward or an award is worth, with the symbol of its unit, or else the name: `5 €`, `2,50 €`, `10 giri`, `1.500 pt`
 * (protocol section 3, notes). The space between number and unit does not break. The platform has one form of a name,
 * mostly the plural, so that one of them is written `biglietti: 1`.
 *
 * @returns undefined if the reward has no value, or none above 0. The name of such a reward says what it is
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
