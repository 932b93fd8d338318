import {
  type BonusFacts,
  moneyFigure,
  oddsFigure,
  readMoney,
  readOdds,
  readTime,
  readTimes,
} from "./figures";
import { plainText } from "./plain-text";

/*
 * A fact is read from a text only if the text has one possible reading: one sentence of a known form. Nothing
 * that could restrict the fact may follow, and no other figure of the same kind may be present.
 */

/** Text that may follow a figure without changing it; `al giorno`, `per evento` or `o più` would change it. */
const end = String.raw`(?=\s*(?:[.;:)](?!\d)|,(?!\s*\d)|\n|$))`;
const start = String.raw`(?:^|[\n.;:(]|,(?=\s))\s*`;
const euros = String.raw`(?:€ ?(${moneyFigure})|(${moneyFigure}) ?(?:€|euro\b))`;

/** Returns the groups of the only match; undefined if there is no match or more than one. */
function only(pattern: RegExp, text: string): readonly string[] | undefined {
  const [match, another] = [...text.matchAll(pattern)];
  return match && !another ? match.slice(1).filter((group) => group !== undefined) : undefined;
}

const count = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].length;

const grants = [
  // “50% del primo deposito, fino a 50 €.”
  new RegExp(
    String.raw`\d ?%[^\n.;€%]*(?:fino a(?: un massimo di)?|up to) ${euros}(?: di bonus| bonus)?${end}`,
    "gi",
  ),
  // “20 € di bonus per un primo deposito di almeno 20 €.”
  new RegExp(
    String.raw`${start}(?:un )?${euros} (?:di )?bonus(?=\s*(?:[.;:\n]|$| (?:per|su|sul|sui|sulla|dopo|for|on|after) ))`,
    "gi",
  ),
  // “Bonus di 5 €.”
  new RegExp(String.raw`${start}(?:un |a )?bonus (?:di|of) ${euros}${end}`, "gi"),
];

/** Words that mean that an amount is granted several times, or not to everybody. */
const repeated =
  /al giorno|giornalier|a settimana|settimanal|al mese|mensil|ogni|ciascun|per day|dai?ly|week|month|each|every|oppure|\bor\b/i;

function amountIn(text: string) {
  const found = grants.map((pattern) => only(pattern, text)).filter((match) => match !== undefined);
  const sum = grants.reduce((matches, pattern) => matches + count(pattern, text), 0);
  const [figure = ""] = found[0] ?? [];
  const offer = text.split("\n").find((line) => line.includes(figure)) ?? "";
  return sum === 1 && !repeated.test(offer) ? readMoney(figure) : undefined;
}

const isUpTo = (text: string) => count(grants[0] ?? /$^/g, text) > 0;

const times = String.raw`(?:volte|times|[x×](?![\p{L}\d]))`;
const timesAnywhere = /[\p{L}\d]+(?:[.,]\d+)? ?(?:volte|times)\b|\d ?[x×](?![\p{L}])|[x×] ?\d|\btwice\b/giu;
const wageringRequirement = new RegExp(
  String.raw`(?:\bgiocat[oaie]|\bpuntat[oaie]|requisito di (?:giocata|puntata)|rollover|wager(?:ed|ing(?: requirement)?)|played|playthrough(?: requirement)?)(?: (?:di|pari a|of|is|at least|almeno))?:? (\d{1,4}) ?${times}(?=\s*(?:[.;)](?!\d)|,(?!\s*\d)|\n|$|entro|within|(?:l[’']importo|il valore|il bonus|the bonus|the amount)(?: del bonus| of the bonus)?(?:[.;\n]|$| entro| within)))`,
  "giu",
);

const oddsAnywhere = /\bquot[ae]\b|\bodds\b/gi;
const minimumOdds = new RegExp(
  String.raw`(?:quota minima|quota di almeno|minimum odds|odds of at least)(?: (?:di|pari a|of))?:? (${oddsFigure})(?=\s*(?:[;)]|\.(?!\d)|\n|$|entro|within))`,
  "gi",
);
const oddsFigures = /(?:^|[^\d€.,])(?:€ ?)?\d{1,3}[.,]\d{1,2}(?![\d.,]\d)(?! ?(?:€|euro|%))/gi;

const limits = /\b(?:entro|within) \d+/gi;
const time = new RegExp(
  String.raw`(?:giocat|puntat|requisito|rollover|wager|play)[^\n.;]*? (?:entro|within) (\d{1,3}) (giorni|ore|days|hours)(?=\s*(?:[.;)]|,(?!\s*\d)|\n|$|a quota|at ))`,
  "gi",
);

/** The facts that a description states beyond doubt. Never throws, not even for invalid markup. */
export function factsInText(markup: string): BonusFacts {
  const text = plainText(markup);
  if (text === undefined) return {};
  const amount = amountIn(text);
  const [played] = count(timesAnywhere, text) === 1 ? (only(wageringRequirement, text) ?? []) : [];
  const hasOneOdds =
    count(oddsAnywhere, text) === 1 &&
    count(oddsFigures, text.replaceAll(/[\d.,]+ ?€|€ ?[\d.,]+/g, "€")) <= 1;
  const [odds] = hasOneOdds ? (only(minimumOdds, text) ?? []) : [];
  const [figure, unit] = count(limits, text) === 1 ? (only(time, text) ?? []) : [];
  return {
    amount: amount === undefined ? undefined : { euros: amount, isMaximum: isUpTo(text) },
    wageringRequirement: played === undefined ? undefined : readTimes(played),
    minimumOdds: odds === undefined ? undefined : readOdds(odds),
    time: figure === undefined ? undefined : readTime(figure, unit),
  };
}
