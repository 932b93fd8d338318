import type { Language } from "../../i18n/texts";
import { boundedText } from "../../utils/bounded-text";
import type { RewardTypeReduced } from "../schema/rewards";

/** The unit of a reward: its currency, its symbol or its name. All of them are texts of the platform. */
export type RewardUnit = Partial<Pick<RewardTypeReduced, "uom" | "uomIsoCode" | "uomSymbol" | "uomType">>;

/** A longer unit is cut, so that it does not fill a card. */
const maxUnitLength = 40;

const locales: Readonly<Record<Language, string>> = { it: "it-IT", en: "en-IE" };

/** Groups from four digits on, as amounts of money do in the whole library. */
const grouping = { useGrouping: "always", maximumFractionDigits: 2 } as const;

const formats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  const key = [language, options.currency, options.minimumFractionDigits].join();
  const format = formats.get(key) ?? new Intl.NumberFormat(locales[language], { ...grouping, ...options });
  formats.set(key, format);
  return format.format(value);
}

/** The ISO code of a unit that is a currency. Points and the like may have a code of their own, which is no currency. */
function currencyOf({ uomType, uomIsoCode = "" }: RewardUnit): string | undefined {
  const isCurrency = uomType?.toLowerCase() === "currency" && /^[a-z]{3}$/i.test(uomIsoCode);
  return isCurrency ? uomIsoCode.toUpperCase() : undefined;
}

/**
 * What a reward or an award is worth, with the symbol of its unit, or else the name: `5 €`, `2,50 €`, `10 giri`, `1.500 pt`
 * (protocol section 3, notes). The space between number and unit does not break.
 *
 * @returns undefined if there is no value, or if it is 0, as it is where the name alone says what the prize is
 */
export function rewardValueText(
  value: number | undefined,
  unit: RewardUnit | undefined,
  language: Language,
): string | undefined {
  if (!value || !Number.isFinite(value)) return undefined;
  const currency = unit && currencyOf(unit);
  if (currency) {
    // Whole amounts are written without cents.
    const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
    return formatNumber(value, language, { style: "currency", currency, minimumFractionDigits });
  }
  const number = formatNumber(value, language, {});
  const name = boundedText(unit?.uomSymbol?.trim() || unit?.uom?.trim(), maxUnitLength);
  return name ? `${number}\u00A0${name}` : number;
}
