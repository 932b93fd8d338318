import { type Bonus, readBonus } from "../../../src/bonus/schema";

/** Bonus that the client reads from these fields. */
export function bonusOf(fields: Readonly<Record<string, unknown>>): Bonus {
  const bonus = readBonus({ sgadId: "S-1", title: "Bonus", ...fields });
  if (!bonus) throw new Error("these fields make no bonus");
  return bonus;
}
