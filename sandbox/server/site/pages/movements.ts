import { type CivilDate, daysInMonth, toIsoDate } from "../../../../src/definition";
import { civilDateAt } from "../../../../src/time/clock";
import { html, type Html } from "../html";
import type { Page, PageRequest } from "../page";
import { variantsIn } from "../variants";
import { datePickerElement } from "../widgets";
import { sampleMovements } from "./movement-data";
import { movementList } from "./movement-list";
import { type Period, readPeriod } from "./movement-period";

function yearBefore({ year, month, day }: CivilDate): string {
  return toIsoDate({ year: year - 1, month, day: Math.min(day, daysInMonth(year - 1, month)) });
}

/** The fields of the period; the only part of the form that knows which elements choose the dates. */
function dateFields({ variants }: PageRequest, period: Period, today: CivilDate): Html {
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
  return html`<div class="field">
      <label for="dal">Dal giorno</label>
      ${datePickerElement(variants.language, from)}
      <p class="hint" id="dal-nota">Si può tornare indietro di dodici mesi.</p>
    </div>
    <div class="field">
      <label for="al">Al giorno</label>
      ${datePickerElement(variants.language, to)}
      <p class="hint" id="al-nota">Facoltativo.</p>
    </div>`;
}

function form(request: PageRequest, period: Period, today: CivilDate): Html {
  const keptVariants = variantsIn(request.query).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form class="panel filter" method="get" action="/calendario" aria-label="Periodo">
    ${keptVariants} ${dateFields(request, period, today)}
    <p class="actions">
      <button class="button" type="submit">Mostra i movimenti</button> <a href="/calendario">Azzera</a>
    </p>
  </form>`;
}

/** Shows the form data that the server received. It demonstrates the date picker as a form control. */
function received(query: URLSearchParams): Html | undefined {
  const fields = ["dal", "al"].filter((name) => query.has(name));
  if (fields.length === 0) return undefined;
  const shown = (name: string) => query.get(name) || "(vuoto)";
  return html`<details class="received">
    <summary>Dati ricevuti dal server</summary>
    <dl id="ricevuti">
      ${fields.map(
        (name) =>
          html`<div>
            <dt><code>${name}</code></dt>
            <dd><code>${shown(name)}</code></dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

/** `/calendario`: the account's movements in a period that is chosen with two date pickers. */
export function movements(request: PageRequest): Page {
  const today = civilDateAt(request.context.model.clock.now(), "Europe/Rome");
  const period = readPeriod(request.query);
  const { from = "", to = "9999-12-31" } = period;
  const found = sampleMovements(today).filter(({ day }) => day >= from && day <= to);
  return {
    title: "Movimenti",
    main: html`<div class="page-head">
        <h1>Movimenti</h1>
        <p class="lead">Le operazioni del conto, mese per mese.</p>
      </div>
      ${form(request, period, today)}
      ${
        period.problem
          ? html`<p class="problem" role="alert">${period.problem}</p>`
          : movementList(period, found)
      }
      <p class="hint">
        Operazioni di esempio, uguali per tutti. Il giorno è quello della registrazione, secondo l’ora
        italiana. Per un’operazione che non riconosci c’è l’<a href="/aiuto#assistenza">assistenza</a>.
      </p>
      ${received(request.query)}`,
  };
}
