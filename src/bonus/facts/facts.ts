import { stringifyJson } from "../../utils/json";
import type { Note } from "../problems";
import {
  type BonusFacts,
  type FactValues,
  moneyFigure,
  readMoney,
  readOdds,
  readTime,
  readTimes,
} from "./figures";
import { factsInText } from "./from-text";

const factNames = ["amount", "wageringRequirement", "minimumOdds", "time"] as const;

/** The name of the bonus field for each fact; undefined if the service has no such field. */
type FactFields = Readonly<Record<keyof BonusFacts, string | undefined>>;

/** Reads the named fields of an entry. Inherited properties do not count (S12). */
export const factValues = (entry: object, fields: FactFields): FactValues =>
  Object.fromEntries(
    factNames.flatMap((name) => {
      const field = fields[name];
      return field !== undefined && Object.hasOwn(entry, field)
        ? [[name, (entry as Readonly<Record<string, unknown>>)[field]]]
        : [];
    }),
  );

const money = new RegExp(String.raw`^(fino a |up to )?(?:€ ?)?(${moneyFigure}) ?(?:€|euro|eur)?$`, "i");
const multiple = /^[x×]? ?(\d{1,4}) ?(?:volt[ae]|times?|[x×])?$/i;
const period = /^(\d{1,3}) ?(giorn[oi]|or[ae]|days?|hours?)?$/i;

const readers = {
  amount(value) {
    const [, upTo, figure = ""] = money.exec(value) ?? [];
    const euros = readMoney(figure);
    return euros === undefined ? undefined : { euros, isMaximum: upTo !== undefined };
  },
  wageringRequirement: (value) => readTimes(multiple.exec(value)?.[1] ?? ""),
  minimumOdds: readOdds,
  time(value) {
    const [, figure = "", unit] = period.exec(value) ?? [];
    return readTime(figure, unit);
  },
} satisfies { readonly [Name in keyof BonusFacts]-?: (value: string) => BonusFacts[Name] };

/**
 * Returns the value as a string. A number with one decimal gets a second decimal, because amounts have cents.
 */
const written = (value: unknown): string => {
  if (typeof value === "number") return String(value).replace(/(\.\d)$/, "$10");
  return typeof value === "string" ? value.trim().replace(/\s+/g, " ") : "";
};

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

const isSame = (one: unknown, other: unknown) => stringifyJson(one) === stringifyJson(other);

/** Whether the service has sent a value in one of the named fields. */
export const hasFactFields = (values: FactValues): boolean =>
  factNames.some((name) => !isMissing(values[name]));

/**
 * The facts of a bonus, from the named fields or, if missing, from an unambiguous description. A fact is
 * omitted if a field and the description contradict each other.
 */
export function factsOf(markup: string | undefined, values: FactValues, note: Note): BonusFacts {
  const inText: BonusFacts = factsInText(markup ?? "");
  const factOf = <Name extends keyof BonusFacts>(name: Name): BonusFacts[Name] => {
    const value = values[name];
    if (isMissing(value)) return inText[name];
    const read = readers[name](written(value)) as BonusFacts[Name];
    if (read === undefined) return note(`the field for bonus.facts.${name} is not readable: left out`);
    const contradicts = inText[name] !== undefined && !isSame(inText[name], read);
    return contradicts
      ? note(`the field for bonus.facts.${name} contradicts the description: left out`)
      : read;
  };
  return {
    amount: factOf("amount"),
    wageringRequirement: factOf("wageringRequirement"),
    minimumOdds: factOf("minimumOdds"),
    time: factOf("time"),
  };
}
