import { type CivilDate, daysInMonth, toIsoDate } from "../../../../src/definition";
import { formatEuros } from "../../../../src/i18n";
import { civilDateAt } from "../../../../src/time/clock";
import { toItalianDate } from "../dates";
import { html, type Html } from "../html";
import type { Page, PageRequest } from "../page";
import { variantsIn } from "../variants";
import { datePickerElement } from "../widgets";
import { type Movement, sampleMovements } from "./movement-data";
import { type Period, readPeriod } from "./movement-period";

function yearBefore({ year, month, day }: CivilDate): string {
  return toIsoDate({ year: year - 1, month, day: Math.min(day, daysInMonth(year - 1, month)) });
}

function form({ variants, query }: PageRequest, period: Period, today: CivilDate): Html {
  const keptVariants = variantsIn(query).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const from = {
    id: "dal",
    name: "dal",
    value: period.from,
    minDate: yearBefore(today),
    maxDate: toIsoDate(today),
    linkText: "Dal primo movimento",
    hintId: "dal-nota",
  };
  const to = { id: "al", name: "al", value: period.to, linkText: "Fino a oggi", hintId: "al-nota" };
  return html`<form class="panel filter" method="get" action="/calendario" aria-label="Periodo">
    ${keptVariants}
    <div class="field">
      <label for="dal">Dal giorno</label>
      ${datePickerElement(variants.language, from)}
      <p class="hint" id="dal-nota">Si può tornare indietro di dodici mesi.</p>
    </div>
    <div class="field">
      <label for="al">Al giorno</label>
      ${datePickerElement(variants.language, to)}
      <p class="hint" id="al-nota">Facoltativo.</p>
    </div>
    <p class="actions">
      <button class="button" type="submit">Mostra i movimenti</button> <a href="/calendario">Azzera</a>
    </p>
  </form>`;
}

const minus = (amount: string) => amount.replace("-", "−");

const row = ({ day, description, amount }: Movement): Html =>
  html`<tr>
    <td class="figure-start"><time datetime="${day}">${toItalianDate(day)}</time></td>
    <td>${description}</td>
    <td class="figure">${minus(formatEuros(amount, "it"))}</td>
  </tr>`;

function list(movements: readonly Movement[]): Html {
  if (movements.length === 0) return html`<p class="empty">Nessun movimento in questo periodo.</p>`;
  return html`<table class="table">
    <thead>
      <tr>
        <th scope="col">Data</th>
        <th scope="col">Descrizione</th>
        <th scope="col" class="figure">Importo</th>
      </tr>
    </thead>
    <tbody>
      ${movements.map(row)}
    </tbody>
  </table>`;
}

function periodInWords({ from, to }: Period): string {
  const start = from ? `Dal ${toItalianDate(from)}` : "Dal primo movimento";
  return `${start} ${to ? `al ${toItalianDate(to)}` : "a oggi"}`;
}

/** Shows the form data that the server received. It demonstrates the date picker as a form control. */
function received(query: URLSearchParams): Html | undefined {
  const fields = ["dal", "al"].filter((name) => query.has(name));
  if (fields.length === 0) return undefined;
  const shown = (name: string) => query.get(name) || "(vuoto)";
  return html`<section class="panel panel-quiet" aria-labelledby="ricevuti-titolo">
    <h2 id="ricevuti-titolo">Dati ricevuti dal server</h2>
    <dl class="received" id="ricevuti">
      ${fields.map(
        (name) =>
          html`<div>
            <dt><code>${name}</code></dt>
            <dd><code>${shown(name)}</code></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

const explanation = html`<section aria-labelledby="lettura-titolo">
  <h2 id="lettura-titolo">Come si legge la lista</h2>
  <div class="columns">
    <div>
      <h3>Data</h3>
      <p>Il giorno in cui l’operazione è stata registrata, secondo l’ora italiana.</p>
    </div>
    <div>
      <h3>Importo</h3>
      <p>Con il segno meno le somme uscite dal conto: giocate, iscrizioni e prelievi.</p>
    </div>
    <div>
      <h3>Contestazioni</h3>
      <p>Per un’operazione che non riconosci scrivi all’assistenza, indicando data e importo.</p>
    </div>
  </div>
</section>`;

/** `/calendario`: the account's movements in a period that is chosen with two date pickers. */
export function movements(request: PageRequest): Page {
  const today = civilDateAt(request.context.model.clock.now(), "Europe/Rome");
  const period = readPeriod(request.query);
  const { from = "", to = "9999-12-31" } = period;
  const found = sampleMovements(today).filter(({ day }) => day >= from && day <= to);
  const result = period.problem
    ? html`<p class="problem" role="alert">${period.problem}</p>`
    : html`<p class="result-line">
          ${periodInWords(period)}: ${found.length === 1 ? "1 movimento" : `${found.length} movimenti`}
        </p>
        ${list(found)}`;
  return {
    title: "Storico movimenti",
    main: html`<div class="page-head">
        <h1>Storico movimenti</h1>
        <p class="lead">
          Scegli un periodo per vedere le operazioni del conto. Quelle di questa pagina sono un esempio,
          uguale per tutti.
        </p>
      </div>
      ${form(request, period, today)} ${received(request.query)}
      <section class="panel" aria-labelledby="movimenti-titolo">
        <h2 id="movimenti-titolo">Movimenti</h2>
        ${result}
      </section>
      ${explanation}`,
  };
}
