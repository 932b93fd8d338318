// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsOf, factValues } from "../../../src/bonus/facts/facts";
import type { FactValues } from "../../../src/bonus/facts/figures";
import { formatEuros, formatOdds } from "../../../src/i18n/money";
import { measureProcessorTime } from "../support/processor-time";

/** Facts from a description and from named fields, and the logged problems. */
function read(markup: string, values: FactValues = {}) {
  const notes: string[] = [];
  const facts = factsOf(markup, values, (problem) => void notes.push(problem));
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { facts: known, notes };
}

const upTo = (euros: number) => ({ euros, isMaximum: true });
const exactly = (euros: number) => ({ euros, isMaximum: false });
const days = (count: number) => ({ count, unit: "days" });

describe("facts in a description", () => {
  it.each([
    [
      "<p>50% del primo deposito, fino a 50 €.</p><p><strong>Condizioni:</strong> Deposito minimo 10 €; il bonus va giocato 5 volte entro 30 giorni a quota minima 2,00. Il bonus non è prelevabile.</p>",
      { amount: upTo(50), wageringRequirement: 5, minimumOdds: 2, time: days(30) },
    ],
    [
      "<p>100% up to €1,234.50.</p><p>To be wagered 10 times within 7 days at minimum odds of 1.80.</p>",
      { amount: upTo(1234.5), wageringRequirement: 10, minimumOdds: 1.8, time: days(7) },
    ],
    ["20&nbsp;&euro; di bonus per un primo deposito di almeno 20 €.", { amount: exactly(20) }],
    ["Un bonus di 1.000 €.", { amount: exactly(1000) }],
    [
      "Requisito di giocata: 35x, entro 24 ore.",
      { wageringRequirement: 35, time: { count: 24, unit: "hours" } },
    ],
    [
      "Il bonus va giocato 3 volte entro 24 ore.",
      { wageringRequirement: 3, time: { count: 24, unit: "hours" } },
    ],
  ])("are read from %s", (markup, facts) => {
    expect(read(markup).facts).toEqual(facts);
  });

  it.each([
    ["a limit for each day", "Rimborso del 10%, fino a 10 € al giorno."],
    ["a bonus of each month", "Ogni mese un premio. 5 € di bonus per ogni deposito."],
    ["two amounts", "10 € di bonus per chi è nuovo.\n15 € di bonus per gli altri."],
    ["a million", "Bonus di 1,2 milioni di euro."],
    ["a range", "Il bonus va giocato da 5 a 10 volte."],
    ["an open range", "Il bonus va giocato 5 volte o più."],
    ["another multiple", "Il bonus va giocato 5 volte. Il deposito va giocato 10 volte."],
    ["a multiple as text", "Il bonus va giocato 5 volte, il deposito due volte."],
    ["odds of each event", "Quota minima 1,50 per evento."],
    ["two odds", "Quota minima 2,00, 3,00 per le multiple."],
    ["odds of others", "Quota minima 2,00. Per le multiple 3,00."],
    ["two terms", "Va giocato entro 30 giorni. Il deposito va fatto entro 7 giorni."],
    ["a struck-out amount", "Bonus di <s>50 €</s> 30 €."],
    ["a table", "<table><tr><td>Bonus di 50 €.</td></tr></table>"],
    ["a power", "Bonus di 5<sup>2</sup> €."],
    ["an unknown character", "Bonus di 5&#48; €."],
    ["a comment", "Bonus di 5<!-- 0 -->0 €."],
    ["an odds of three digits", "Quota minima 1.500."],
  ])("are not read from %s", (_, markup) => {
    expect(read(markup).facts).toEqual({});
  });

  const euros = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100);
  const language = fc.constantFrom("it" as const, "en" as const);

  it("include amounts and odds in Italian or English notation", () => {
    fc.assert(
      fc.property(
        euros,
        fc.integer({ min: 101, max: 99_999 }),
        fc.integer({ min: 1, max: 999 }),
        language,
        (amount, odds, times, lang) => {
          const money = formatEuros(amount, lang);
          const quote = formatOdds(odds / 100, lang);
          const text =
            lang === "it"
              ? `<p>Un bonus di ${money}.</p><p>Va giocato ${times} volte entro 9 giorni a quota minima ${quote}.</p>`
              : `<p>A bonus of ${money}.</p><p>To be played ${times} times within 9 days at minimum odds of ${quote}.</p>`;
          expect(read(text).facts).toEqual({
            amount: exactly(amount),
            wageringRequirement: times,
            minimumOdds: odds / 100,
            time: days(9),
          });
        },
      ),
    );
  });

  const piece = fc.constantFrom(
    ..."fino a |up to |bonus di |bonus of |€|% |50|1.234,50|2,00|1.80| volte| times|x| giocato |requisito di giocata |entro | within |30 giorni|7 days|quota minima |minimum odds of |. |, |; |<p>|</p>|<b>|<s>|&nbsp;|&#8364;|o più|al giorno|\n".split(
      "|",
    ),
  );

  it("omit a fact for which the description gives two different figures, regardless of the surrounding text", () => {
    const pieces = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(pieces, (noise) => {
        const facts = read(
          `<p>Va giocato 5 volte a quota minima 2,00.</p><p>${noise}</p><p>Va giocato 6 volte a quota minima 3,00.</p>`,
        ).facts;
        expect([facts.wageringRequirement, facts.minimumOdds]).toEqual([undefined, undefined]);
      }),
    );
  });

  it("are read without exceptions, and quickly from a long hostile text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join("")),
        ),
        (text) => {
          expect(() => read(text)).not.toThrow();
        },
      ),
    );
    const elapsed = measureProcessorTime();
    for (const part of [
      "5% ",
      "1.000",
      "<b",
      "giocato 5 ",
      "entro 1 ",
      "x".repeat(9),
      "&nbsp;",
      "quota minima ",
    ]) {
      for (const length of [2900, 100_000]) read(part.repeat(length / part.length));
    }
    expect(elapsed()).toBeLessThan(1000);
  });
});

describe("fields that the configuration names", () => {
  it.each([
    [{ amount: 50 }, { amount: exactly(50) }],
    [{ amount: 12.5 }, { amount: exactly(12.5) }],
    [{ amount: "fino a 1.500 €" }, { amount: upTo(1500) }],
    [{ amount: "€1,500.00" }, { amount: exactly(1500) }],
    [{ wageringRequirement: "35x" }, { wageringRequirement: 35 }],
    [{ wageringRequirement: 1 }, { wageringRequirement: 1 }],
    [{ minimumOdds: "1,80" }, { minimumOdds: 1.8 }],
    [{ minimumOdds: 2 }, { minimumOdds: 2 }],
    [{ time: "14 giorni" }, { time: days(14) }],
    [{ time: "24 hours" }, { time: { count: 24, unit: "hours" } }],
    [{ amount: null, wageringRequirement: "", time: undefined }, {}],
  ])("are read as facts from %j", (values, facts) => {
    expect(read("", values)).toEqual({ facts, notes: [] });
  });

  it.each([
    ["amount", ["-5", "molto", 0, {}, "1,2", NaN, "5 $"]],
    ["wageringRequirement", ["1,5", 0, "cinque", [], 10_000]],
    ["minimumOdds", ["1", 0.5, "1.500", true]],
    ["time", ["30 mesi", 0, 500, "domani"]],
  ])("are left out with a warning if %s is wrong", (name, values) => {
    for (const value of values) {
      expect(read("", { [name]: value })).toEqual({
        facts: {},
        notes: [`the field for bonus.facts.${name} is not readable: left out`],
      });
    }
  });

  it("are left out with a warning if they contradict the text, and shown if they agree", () => {
    expect(read("Il bonus va giocato 5 volte.", { wageringRequirement: 5 })).toEqual({
      facts: { wageringRequirement: 5 },
      notes: [],
    });
    expect(read("Il bonus va giocato 5 volte.", { wageringRequirement: 10 })).toEqual({
      facts: {},
      notes: ["the field for bonus.facts.wageringRequirement contradicts the description: left out"],
    });
  });

  it("are read only from own properties of the entry (S12)", () => {
    const fields = {
      amount: "importo",
      wageringRequirement: "constructor",
      minimumOdds: undefined,
      time: "toString",
    };
    expect(factValues({ importo: 5, altro: 7 }, fields)).toEqual({ amount: 5 });
  });
});
