import { attributes, type Html, html, trusted } from "../../../markup/html";
import { attributeName, type WidgetTag } from "../../../src/definition";
import type { DescribedWidget } from "../../../src/description";
import { renderFallback, renderItems } from "../../../src/description/fallback";
import { descriptions } from "../../../widgets/descriptions";
import { type LiveTable, tableKinds } from "../../model";

/** Converts `2026-11-21` to `21/11/2026`. */
export const toItalianDate = (day: string) => day.split("-").reverse().join("/");

/**
 * Values of attributes, by the field names of the definition. A field with the value `undefined` is left out.
 */
type Fields = Readonly<Record<string, string | undefined>>;

interface ElementOptions {
  readonly language: "it" | "en";
  readonly fields?: Fields;
  /** Global HTML attributes: `id`, `name`, `class`. */
  readonly own?: Readonly<Record<string, string>>;
  /** The author's content. @default the fallback content in the widget's description */
  readonly content?: Html | undefined;
}

const given = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );

function descriptionOf(tag: WidgetTag): DescribedWidget {
  const found = descriptions.find((description) => description.tag === tag);
  if (!found) throw new Error(`${tag} has no description`);
  return found;
}

/** A widget as the CMS prints it: its attributes, and the content that is visible until the widget starts. */
function element(tag: WidgetTag, options: ElementOptions): Html {
  const description = descriptionOf(tag);
  const { language, own = {}, content } = options;
  const fields = given(options.fields ?? {});
  const data = Object.entries(fields).map(([field, value]) => [attributeName(field), value]);
  const fallback = content ?? trusted(renderFallback(description, fields, language));
  const name = trusted(tag);
  return html`<${name}${attributes({ ...own, ...Object.fromEntries(data) })}>${fallback}</${name}>`;
}

/** @param siteId the id of the site whose nickname the header shows and lets the player change */
export function balanceHeaderElement(language: "it" | "en", siteId?: string): Html {
  const fields = { look: "bar", accountUrl: "/conto", inboxUrl: "/conto/messaggi", siteId };
  const [account, deposit] = language === "it" ? ["Il tuo conto", "Ricarica"] : ["Your account", "Deposit"];
  const content = html`<a href="/conto">${account}</a><a slot="deposit" href="/ricarica">${deposit}</a>`;
  return element("vetrina-balance-header", { language, fields, content });
}

export const bonusCarouselElement = (language: "it" | "en", fields: Fields): Html =>
  element("vetrina-bonus-carousel", { language, fields });

/** Shows the bonus whose id is in the page's URL. */
export const bonusDetailElement = (language: "it" | "en"): Html =>
  element("vetrina-bonus-detail", { language, fields: { backUrl: "/bonus/dettaglio" } });

export const openBetsElement = (language: "it" | "en"): Html => element("vetrina-open-bets", { language });

/** The panels of the gamification page, with their attributes. */
const gamificationPanels = {
  notifications: [
    "vetrina-notifications",
    {
      achievementsUrl: "/gamification#vetrina-traguardi",
      awardsUrl: "/gamification#vetrina-premi",
      competitionsUrl: "/gamification#vetrina-tornei",
      messagesUrl: "/gamification#vetrina-messaggi",
    },
  ],
  /** On the page `/gamification/pannelli`, notices link to the panels of the same page. */
  notificationsOfPanels: [
    "vetrina-notifications",
    {
      achievementsUrl: "/gamification/pannelli#traguardi",
      awardsUrl: "/gamification/pannelli#premi",
      competitionsUrl: "/gamification/pannelli#tornei",
    },
  ],
  hub: [
    "vetrina-gamification-hub",
    {
      heading: "La tua area premi",
      competitionId: "com-autunno",
      levelField: "livello",
      pointsField: "punti",
    },
  ],
  competitions: ["vetrina-competitions", { heading: "Tornei in corso", limit: "6" }],
  leaderboard: ["vetrina-leaderboard", { heading: "Classifica", competitionId: "com-autunno" }],
  achievements: ["vetrina-achievements", { heading: "Traguardi", limit: "6" }],
  missions: ["vetrina-missions", { heading: "Missioni", limit: "4" }],
  awards: ["vetrina-awards", { heading: "Premi", limit: "6" }],
  messages: ["vetrina-messages", { heading: "I tuoi messaggi" }],
  products: ["vetrina-products", { heading: "Giochi validi" }],
  rewards: ["vetrina-rewards", { heading: "Premi previsti" }],
  rules: ["vetrina-rules", { heading: "Regole delle gare" }],
  files: ["vetrina-files", { heading: "Documenti", repository: "repo-documenti" }],
  instantWin: ["vetrina-instant-win", { heading: "Giochi istantanei", donations: "true" }],
} as const;

export function gamificationElement(
  language: "it" | "en",
  name: keyof typeof gamificationPanels,
  own: NonNullable<ElementOptions["own"]> = {},
): Html {
  const [tag, fields] = gamificationPanels[name];
  return element(tag, { language, fields, own });
}

/** The first sentence in every slot `legal`. */
const adultsOnly = html`<strong>18+</strong> Il gioco è vietato ai minori e può causare dipendenza patologica.`;

/** The slots have the operator's own links and legal text. */
export function responsibleGamingElement(language: "it" | "en"): Html {
  const content = html`<ul slot="links">
      <li><a href="/gioco-responsabile">Limiti, pause e autoesclusione</a></li>
      <li><a href="tel:800558822">Telefono Verde 800&nbsp;55&nbsp;88&nbsp;22</a></li>
    </ul>
    <p slot="legal">
      ${adultsOnly}
      <a href="/gioco-responsabile#probabilita">Probabilità di vincita</a>
    </p>`;
  return element("vetrina-responsible-gaming", { language, content });
}

/** A card with the image of its table. */
export function liveCasinoCardElement(language: "it" | "en", table: LiveTable): Html {
  const { provider, gameId, network, name, kind, picture = kind } = table;
  const fields = {
    provider,
    gameId,
    network,
    heading: name,
    game: tableKinds[kind],
    href: `/live-casino?tavolo=${gameId}`,
    image: `/assets/live-casino/${picture}.webp`,
  };
  return element("vetrina-live-casino-card", { language, fields });
}

/** The cards are children of the lobby, so the page shows them even without the library. */
export const liveCasinoLobbyElement = (language: "it" | "en", cards: readonly Html[]): Html =>
  element("vetrina-live-casino-lobby", { language, content: html`${cards}` });

/** The slots have the operator's own links and legal text. */
export function loginModalElement(language: "it" | "en"): Html {
  const content = html`<a slot="help" href="/aiuto#password">Password dimenticata?</a>
    <a slot="help" href="/aiuto#registrazione">Registrati</a>
    <div slot="legal">
      <p>
        ${adultsOnly}
        <a href="/gioco-responsabile">Gioco responsabile</a> e
        <a href="/gioco-responsabile#probabilita">Probabilità di vincita</a>
      </p>
    </div>`;
  return element("vetrina-login-modal", { language, content });
}

export interface DateField extends Fields {
  /** The field's name in the form, which is also its id. The id of the field's hint is `<name>-nota`. */
  readonly name: string;
  readonly value?: string | undefined;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly linkText?: string;
}

const dateOptions = (language: "it" | "en", { name, ...rest }: DateField): ElementOptions => ({
  language,
  own: { id: name, name, "aria-describedby": `${name}-nota` },
  fields: rest,
});

/** The fallback content shows the chosen date, as the picker does. */
export const datePickerElement = (language: "it" | "en", field: DateField): Html =>
  element("vetrina-date-picker", {
    ...dateOptions(language, field),
    content: field.value === undefined ? undefined : html`<span>${toItalianDate(field.value)}</span>`,
  });

/** The element for choosing a period. `value` contains the first and the last day, separated by a slash. */
export const dateRangeElement = (language: "it" | "en", field: DateField): Html =>
  element("vetrina-date-range", dateOptions(language, field));

/** The steps of the site's tour. They cover three pages, and one target is in a shadow root. */
const tourSteps = [
  {
    title: "Benvenuti",
    text: "<p>Pochi passi per orientarsi. <strong>Avanti</strong> e <strong>Indietro</strong> spostano la visita, la croce la interrompe.</p>",
  },
  {
    title: "Il conto",
    target: 'vetrina-balance-header >>> [part~="text"], [part~="action"]',
    text: "<p>Da qui si accede. Dopo l’accesso ci sono il saldo, che si può nascondere, e i messaggi.</p>",
  },
  {
    title: "Le pagine",
    target: ".site-nav",
    text: "<p>Tavoli dal vivo, bonus, tornei e movimenti. Quella aperta è segnata.</p>",
  },
  {
    title: "Tavoli per gioco",
    page: "/live-casino",
    target: 'vetrina-live-casino-lobby >>> [part~="filters"]',
    invites: "true",
    text: "<p>I tavoli si cercano per nome e si scelgono per gioco e per stato. Di quelli chiusi si vede quando aprono.</p>",
  },
  {
    title: "Le condizioni, per intero",
    page: "/bonus/dettaglio",
    target: '[aria-labelledby="leggere"]',
    invites: "true",
    text: "<p>Di ogni offerta contano <strong>condizioni</strong> e <strong>durata</strong>: stanno accanto all’importo.</p>",
  },
  {
    title: "Giocare con misura",
    page: "/bonus/dettaglio",
    target: ".footer-links",
    text: "<p>Limiti, pause e probabilità di vincita sono in fondo a ogni pagina. La visita finisce qui.</p>",
  },
];

/** The button of the site's tour, with its steps. */
export const tourElement = (language: "it" | "en"): Html =>
  element("vetrina-tour", {
    language,
    fields: { tour: "sito", version: "1", confirm: "page" },
    content: trusted(renderItems(descriptionOf("vetrina-tour"), tourSteps).join("\n")),
  });
