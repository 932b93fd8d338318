import type { Language } from "../../i18n/texts";
import type { Reward } from "../schema/rewards";
import { rewardValueText } from "./reward-value";

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** A reward in words: its worth and its name, or the name alone where it says the worth itself. */
export function rewardText(
  { name = "", rewardValue, rewardType }: Pick<Reward, "name" | "rewardValue" | "rewardType">,
  language: Language,
): string {
  const value = rewardValueText(rewardValue, rewardType, language) ?? "";
  // Operators write "200 €" with either space or none.
  const [before = "", ...said] = withoutSpaces(name).split(withoutSpaces(value));
  // "1.200 €" does not say "200 €".
  const isSaid = !value || (said.length > 0 && !/\d[.,]?$/.test(before));
  return isSaid ? name : [value, name].filter(Boolean).join(" · ");
}
