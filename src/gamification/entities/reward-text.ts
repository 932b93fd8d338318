import type { Language } from "../../i18n/texts";
import type { Reward } from "../schema/rewards";
import { rewardValueText } from "./reward-value";

/** Whether a name already says an amount, in whatever format: "1.500 punti" says 1500. */
function saysAmount(name: string, amount: number): boolean {
  const numbers = name.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers.some((number) => {
    const plain = number.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".");
    return Number(plain) === amount;
  });
}

/** A reward in words: its worth and its name, or the name alone where it says the amount itself. */
export function rewardText(
  { name = "", rewardValue, rewardType }: Pick<Reward, "name" | "rewardValue" | "rewardType">,
  language: Language,
): string {
  const value = rewardValueText(rewardValue, rewardType, language);
  if (!value || (rewardValue !== undefined && saysAmount(name, rewardValue))) return name;
  return name ? `${value} · ${name}` : value;
}
