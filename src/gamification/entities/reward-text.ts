import type { Language } from "../../i18n/texts";
import type { Reward } from "../schema/rewards";
import { rewardValueText } from "./reward-value";
import type { SayEntities } from "./texts";

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** "10€" for "€10": operators write the unit after the number in an English name too. */
const withUnitLast = (worth: string) => worth.replace(/^([^\d.,]+)([\d.,]+)$/, "$2$1");

/** Whether a name says a worth: operators write "200 €" with either space or none, and "1.200 €" does not say "200 €". */
export function saysWorth(name: string, worth: string): boolean {
  const [said, written] = [withoutSpaces(name), withoutSpaces(worth)];
  return [written, withUnitLast(written)].some((each) => {
    const [before = "", ...parts] = said.split(each);
    return parts.length > 0 && !/\d[.,]?$/.test(before);
  });
}

/** A reward in words: its worth and its name, or the name alone where it says the worth itself. */
export function rewardText(
  { name = "", rewardValue, rewardType }: Pick<Reward, "name" | "rewardValue" | "rewardType">,
  language: Language,
): string {
  const value = rewardValueText(rewardValue, rewardType, language) ?? "";
  return !value || saysWorth(name, value) ? name : [value, name].filter(Boolean).join(" · ");
}

/** The rewards of a card in one line: the first one, and how many there are besides it. Empty without rewards. */
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
