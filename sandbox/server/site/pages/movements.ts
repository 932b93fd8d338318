import { attributes, html, type Html } from "../../../../markup/html";
import { parseCivilDate, toIsoDate, type CivilDate, daysInMonth } from "../../../../src/definition";
import { civilDateAt } from "../../../../src/time/clock";
import { pageHead, type Page, type PageRequest } from "../page";
import { variantsIn } from "../variants";
import { datePickerElement, dateRangeElement } from "../widgets";
import { forPlayer } from "./account";
import { movementList, type Period, sampleMovements } from "./movement-list";

function readDay(text: string): { readonly day?: string; readonly problem?: string } {
  if (text === "") return {};
  const date = parseCivilDate(text);
  return date ? { day: toIsoDate(date) } : { problem: `«${text}» non è una data.` };
}

/** The names of the form's fields for the first and the last day. */
export type PeriodNames = readonly [from: string, to: string];

/** Reads the period of a form from the query. */
function readPeriod(query: URLSearchParams, [fromName, toName]: PeriodNames): Period {
  const from = readDay(query.get(fromName) ?? "");
  const to = readDay(query.get(toName) ?? "");
  const reversed = from.day !== undefined && to.day !== undefined && from.day > to.day;
  const problem =
    from.problem ??
    to.problem ??
    (reversed ? "La prima data viene dopo la seconda: controlla il periodo." : undefined);
  return { from: from.day, to: to.day, problem };
}

function yearBefore({ year, month, day }: CivilDate): string {
  return toIsoDate({ year: year - 1, month, day: Math.min(day, daysInMonth(year - 1, month)) });
}

/** The form in which players choose a period. */
interface PeriodForm {
  readonly path: string;
  readonly names: PeriodNames;
  fields(request: PageRequest, period: Period, today: CivilDate): Html;
}

/** A labelled field for a date or a period, with its hint. */
const field = (name: string, label: string, element: Html, hint: string): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    ${element}
    <p class="hint" id="${name}-nota">${hint}</p>
  </div>`;

const lastYear = (today: CivilDate) => ({ minDate: yearBefore(today), maxDate: toIsoDate(today) });

const lastYearHint = "Si può tornare indietro di dodici mesi.";

const withDateRange: PeriodForm = {
  path: "/movimenti",
  names: ["periodo-from", "periodo-to"],
  fields({ variants }, { from, to }, today) {
    const value = from && to && `${from}/${to}`;
    const range = { name: "periodo", value, ...lastYear(today), linkText: "Tutti i movimenti" };
    const element = dateRangeElement(variants.language, range);
    return field("periodo", "Periodo", element, lastYearHint);
  },
};

const withDatePickers: PeriodForm = {
  path: "/calendario",
  names: ["dal", "al"],
  fields({ variants: { language } }, period, today) {
    const from = { name: "dal", value: period.from, ...lastYear(today), linkText: "Dal primo movimento" };
    const to = { name: "al", value: period.to, linkText: "Fino a oggi" };
    return html`${field("dal", "Dal giorno", datePickerElement(language, from), lastYearHint)}
    ${field("al", "Al giorno", datePickerElement(language, to), "Facoltativo.")}`;
  },
};

function formOf(form: PeriodForm, request: PageRequest, period: Period, today: CivilDate): Html {
  const keptVariants = variantsIn(request.query).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form class="panel filter" method="get" action="${form.path}" aria-label="Periodo">
    ${keptVariants} ${form.fields(request, period, today)}
    <p class="actions">
      <button class="button" type="submit">Mostra i movimenti</button> <a href="${form.path}">Azzera</a>
    </p>
  </form>`;
}

/** Shows the form data that the server received. It demonstrates the elements as form controls. */
function received(query: URLSearchParams, names: PeriodNames): Html | undefined {
  const fields = names.filter((name) => query.has(name));
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

const script = ({ variants, nonce }: PageRequest) =>
  html`<script${attributes({ nonce: variants.csp ? nonce : undefined })} src="/assets/movements.js" defer></script>`;

/** The form, and the movements in the chosen period. */
function periodAndMovements(form: PeriodForm, request: PageRequest): Html {
  const today = civilDateAt(request.context.model.clock.now(), "Europe/Rome");
  const period = readPeriod(request.query, form.names);
  const { from = "", to = "9999-12-31" } = period;
  const found = sampleMovements(today).filter(({ day }) => day >= from && day <= to);
  return html`${formOf(form, request, period, today)}
    <p class="visually-hidden" role="status" id="risultato-stato"></p>
    <div id="risultato">
      ${
        period.problem
          ? html`<p class="problem" role="alert">${period.problem}</p>`
          : movementList(period, found)
      }
    </div>
    <p class="hint">
      Il giorno è quello della registrazione, secondo l’ora italiana. Per un’operazione che non riconosci c’è
      l’<a href="/aiuto#assistenza">assistenza</a>.
    </p>
    ${received(request.query, form.names)} ${script(request)}`;
}

const head = pageHead(
  "Movimenti",
  "Le operazioni del conto, mese per mese. Sono d’esempio, uguali per tutti.",
);

/**
 * `/movimenti`: the player's movements. The player chooses the period with a date range. The page requires a
 * session.
 */
export const movements = (request: PageRequest): Page => ({
  title: "Movimenti",
  sessionRequired: true,
  main: html`${head} ${forPlayer(request, "i movimenti", periodAndMovements(withDateRange, request))}`,
});

/**
 * `/calendario`: the form of `/movimenti` with two date pickers and without a session, for developers and
 * tests.
 */
export const movementsWithDatePickers = (request: PageRequest): Page => ({
  title: "Movimenti",
  main: html`${head} ${periodAndMovements(withDatePickers, request)}`,
});
