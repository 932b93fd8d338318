import { formatDay, formatEuros } from "../../../../src/i18n";
import { html, type Html } from "../html";
import type { Movement } from "./movement-data";
import type { Period } from "./movement-period";

const writtenDay = (day: string) => formatDay(Date.parse(day), "it", "UTC");

const monthFormat = new Intl.DateTimeFormat("it", { month: "long", year: "numeric", timeZone: "UTC" });

/** `2026-11` → `Novembre 2026` */
function writtenMonth(month: string): string {
  const text = monthFormat.format(Date.parse(`${month}-01`));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `+50,00 €` or `−50,00 €` */
function signedEuros(amount: number): string {
  const text = formatEuros(Math.abs(amount), "it");
  if (amount === 0) return text;
  return `${amount > 0 ? "+" : "−"}${text}`;
}

const amountLook = (amount: number) => (amount > 0 ? "amount amount-in" : "amount");

const arrows = {
  in: html`<path d="M17 7 7 17M7 8.5V17h8.5" />`,
  out: html`<path d="M7 17 17 7M8.5 7H17v8.5" />`,
};

const icon = (amount: number): Html =>
  html`<svg class="movement-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${amount > 0 ? arrows.in : arrows.out}
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

/** The sums of what came in and of what went out. */
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

/** The movements of a period, newest first, by month, with their number and their totals. */
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
