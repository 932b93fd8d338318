import { html, type Html } from "../../../../markup/html";
import { type CivilDate, toIsoDate } from "../../../../src/definition";
import { formatDay } from "../../../../src/i18n/instants";
import { formatEuros } from "../../../../src/i18n/money";

/** One operation on an account. */
export interface Movement {
  /** The day as `yyyy-mm-dd`, so that days can be compared as strings. */
  readonly day: string;
  readonly description: string;
  /** Amount in euros; negative for a debit. */
  readonly amount: number;
}

/** The period that the player chose in the form. A missing start or end is undefined. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The problem with the period, as text for the player. */
  readonly problem: string | undefined;
}

/** The sample movements, which are the same for all players. The first number is the age in days. */
const sample: readonly (readonly [daysAgo: number, description: string, amount: number])[] = [
  [1, "Scommessa singola, calcio", -10],
  [3, "Vincita, calcio", 24.5],
  [3, "Roulette dal vivo", -15],
  [6, "Versamento con carta", 50],
  [12, "Torneo di poker, iscrizione", -20],
  [19, "Prelievo su conto bancario", -150],
  [27, "Vincita, tennis", 32.4],
  [29, "Scommessa multipla, 3 eventi", -5],
  [33, "Bingo, cartelle", -6],
  [47, "Versamento con bonifico", 100],
  [78, "Rimborso di scommessa annullata", 15],
  [140, "Prelievo su conto bancario", -80],
  [260, "Versamento con carta", 50],
];

function daysBefore({ year, month, day }: CivilDate, days: number): string {
  const date = new Date(Date.UTC(year, month - 1, day - days));
  return toIsoDate({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
}

/** Sample movements of the year before `today`, newest first. */
export function sampleMovements(today: CivilDate): readonly Movement[] {
  return sample.map(([daysAgo, description, amount]) => ({
    day: daysBefore(today, daysAgo),
    description,
    amount,
  }));
}

const writtenDay = (day: string) => formatDay(Date.parse(day), "it", "UTC");

const monthFormat = new Intl.DateTimeFormat("it", { month: "long", year: "numeric", timeZone: "UTC" });

/** Converts `2026-11` to `Novembre 2026`. */
function writtenMonth(month: string): string {
  const text = monthFormat.format(Date.parse(`${month}-01`));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats an amount as `+50,00 €` or `−50,00 €`. */
function signedEuros(amount: number): string {
  const text = formatEuros(Math.abs(amount), "it");
  if (amount === 0) return text;
  return `${amount > 0 ? "+" : "−"}${text}`;
}

const amountLook = (amount: number) => (amount > 0 ? "amount amount-in" : "amount");

/** An arrow: down to the left for a credit, up to the right for a debit. */
const icon = (amount: number): Html =>
  html`<svg class="movement-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="${amount > 0 ? "M17 7 7 17M7 8.5V17h8.5" : "M7 17 17 7M8.5 7H17v8.5"}" />
  </svg>`;

const row = ({ day, description, amount }: Movement): Html =>
  html`<li class="movement">
    ${icon(amount)}
    <div>
      <p class="movement-name">${description}</p>
      <p class="hint"><time datetime="${day}">${writtenDay(day)}</time></p>
    </div>
    <p class="${amountLook(amount)}">${signedEuros(amount)}</p>
  </li>`;

/** The totals of credits and debits. */
function totals(movements: readonly Movement[]): Html {
  const sum = (part: readonly Movement[]) => part.reduce((total, { amount }) => total + amount, 0);
  const incoming = sum(movements.filter(({ amount }) => amount > 0));
  const outgoing = sum(movements.filter(({ amount }) => amount < 0));
  return html`<dl class="movement-totals">
    <div>
      <dt>Entrate</dt>
      <dd class="${amountLook(incoming)}">${signedEuros(incoming)}</dd>
    </div>
    <div>
      <dt>Uscite</dt>
      <dd class="amount">${signedEuros(outgoing)}</dd>
    </div>
  </dl>`;
}

function monthSection(month: string, movements: readonly Movement[]): Html {
  const id = `mese-${month}`;
  return html`<section class="panel movement-month" aria-labelledby="${id}">
    <div class="movement-head">
      <h3 id="${id}">${writtenMonth(month)}</h3>
      ${totals(movements)}
    </div>
    <ul>
      ${movements.map(row)}
    </ul>
  </section>`;
}

function periodInWords({ from, to }: Period): string {
  const start = from ? `Dal ${writtenDay(from)}` : "Dal primo movimento";
  return `${start} ${to ? `al ${writtenDay(to)}` : "a oggi"}`;
}

/** The movements of a period, newest first and grouped by month, with their number and totals. */
export function movementList(period: Period, movements: readonly Movement[]): Html {
  const months = [...new Set(movements.map(({ day }) => day.slice(0, 7)))];
  const count = movements.length === 1 ? "1 movimento" : `${movements.length} movimenti`;
  return html`<section class="movements" aria-labelledby="movimenti-titolo">
    <div class="movement-head">
      <h2 id="movimenti-titolo">${periodInWords(period)}: ${count}</h2>
      ${movements.length > 0 && totals(movements)}
    </div>
    ${movements.length === 0 && html`<p class="empty">Nessun movimento in questo periodo.</p>`}
    ${months.map((month) =>
      monthSection(
        month,
        movements.filter(({ day }) => day.startsWith(month)),
      ),
    )}
  </section>`;
}
