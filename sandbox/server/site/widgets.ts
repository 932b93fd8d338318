import { attributeName, type WidgetDefinition } from "../../../src/definition";
import { renderFallback, renderItems } from "../../../src/definition/fallback";
import { achievements } from "../../../widgets/achievements/definition";
import { awards } from "../../../widgets/awards/definition";
import { balanceHeader } from "../../../widgets/balance-header/definition";
import { bonusCarousel } from "../../../widgets/bonus-carousel/definition";
import { bonusDetail } from "../../../widgets/bonus-detail/definition";
import { competitions } from "../../../widgets/competitions/definition";
import { datePicker } from "../../../widgets/date-picker/definition";
import { dateRange } from "../../../widgets/date-range/definition";
import { instantWin } from "../../../widgets/instant-win/definition";
import { type LiveTable, tableKinds } from "../../model";
import { files } from "../../../widgets/files/definition";
import { gamificationHub } from "../../../widgets/gamification-hub/definition";
import { leaderboard } from "../../../widgets/leaderboard/definition";
import { liveCasinoCard } from "../../../widgets/live-casino-card/definition";
import { liveCasinoLobby } from "../../../widgets/live-casino-lobby/definition";
import { loginModal } from "../../../widgets/login-modal/definition";
import { messages } from "../../../widgets/messages/definition";
import { missions } from "../../../widgets/missions/definition";
import { notifications } from "../../../widgets/notifications/definition";
import { openBets } from "../../../widgets/open-bets/definition";
import { products } from "../../../widgets/products/definition";
import { responsibleGaming } from "../../../widgets/responsible-gaming/definition";
import { rewards } from "../../../widgets/rewards/definition";
import { rules } from "../../../widgets/rules/definition";
import { tour } from "../../../widgets/tour/definition";
import { toItalianDate } from "./dates";
import { attributes, type Html, html, trusted } from "./html";

interface ElementOptions {
  readonly language: "it" | "en";
  /** The values by the field names of the definition. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Global HTML attributes: `id`, `name`, `class`. */
  readonly own?: Readonly<Record<string, string>>;
  /** The author's content. @default the definition's fallback */
  readonly content?: Html;
}

/** A widget as the CMS prints it: its attributes, and the content that is visible until it starts. */
function element(definition: WidgetDefinition, options: ElementOptions): Html {
  const { language, fields = {}, own = {}, content } = options;
  const data = Object.entries(fields).map(([field, value]) => [attributeName(field), value]);
  const fallback = content ?? trusted(renderFallback(definition, fields, language));
  const tag = trusted(definition.tag);
  return html`<${tag}${attributes({ ...own, ...Object.fromEntries(data) })}>${fallback}</${tag}>`;
}

/** @param siteId the site whose nickname the header shows and lets the player change */
export function balanceHeaderElement(language: "it" | "en", siteId?: string): Html {
  const fields = {
    ...{ look: "bar", accountUrl: "/conto", inboxUrl: "/conto/messaggi" },
    ...(siteId && { siteId }),
  };
  const [account, deposit] = language === "it" ? ["Il tuo conto", "Ricarica"] : ["Your account", "Deposit"];
  const content = html`<a href="/conto">${account}</a><a slot="deposit" href="/ricarica">${deposit}</a>`;
  return element(balanceHeader, { language, fields, content });
}

export interface CarouselFields {
  readonly variant?: "home" | "blog" | "grid";
  readonly heading?: string;
  readonly ids?: string;
  readonly limit?: string;
  readonly empty?: "hide" | "message";
}

export const bonusCarouselElement = (language: "it" | "en", fields: CarouselFields = {}): Html =>
  element(bonusCarousel, { language, fields: { ...fields } });

/** Shows the bonus whose id is in the page's address. */
export const bonusDetailElement = (language: "it" | "en"): Html =>
  element(bonusDetail, { language, fields: { backUrl: "/bonus/dettaglio" } });

export const openBetsElement = (language: "it" | "en"): Html => element(openBets, { language });

/** The panels of the gamification page, with their attributes. */
const gamificationPanels = {
  notifications: [
    notifications,
    {
      achievementsUrl: "/gamification#vetrina-traguardi",
      awardsUrl: "/gamification#vetrina-premi",
      competitionsUrl: "/gamification#vetrina-tornei",
      messagesUrl: "/gamification#vetrina-messaggi",
    },
  ],
  /** On the page of the panels, its links lead to them. */
  notificationsOfPanels: [
    notifications,
    {
      achievementsUrl: "/gamification/pannelli#traguardi",
      awardsUrl: "/gamification/pannelli#premi",
      competitionsUrl: "/gamification/pannelli#tornei",
    },
  ],
  hub: [
    gamificationHub,
    {
      heading: "La tua area premi",
      competitionId: "com-autunno",
      levelField: "livello",
      pointsField: "punti",
    },
  ],
  competitions: [competitions, { heading: "Tornei in corso", limit: "6" }],
  leaderboard: [leaderboard, { heading: "Classifica", competitionId: "com-autunno" }],
  achievements: [achievements, { heading: "Traguardi", limit: "6" }],
  missions: [missions, { heading: "Missioni", limit: "4" }],
  awards: [awards, { heading: "Premi", limit: "6" }],
  messages: [messages, { heading: "I tuoi messaggi" }],
  products: [products, { heading: "Giochi validi" }],
  rewards: [rewards, { heading: "Premi previsti" }],
  rules: [rules, { heading: "Regole delle gare" }],
  files: [files, { heading: "Documenti", repository: "repo-documenti" }],
  instantWin: [instantWin, { heading: "Giochi istantanei", donations: "true" }],
} as const;

export function gamificationElement(
  language: "it" | "en",
  name: keyof typeof gamificationPanels,
  own: NonNullable<ElementOptions["own"]> = {},
): Html {
  const [definition, fields] = gamificationPanels[name];
  return element(definition, { language, fields, own });
}

/** The first sentence of every legal slot. */
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
  return element(responsibleGaming, { language, content });
}

/** A card with the picture of its table. */
export function liveCasinoCardElement(language: "it" | "en", table: LiveTable): Html {
  const { provider, gameId, network, name, kind, picture = kind } = table;
  const fields = {
    provider,
    gameId,
    ...(network !== undefined && { network }),
    heading: name,
    game: tableKinds[kind],
    href: `/live-casino?tavolo=${gameId}`,
    image: `/assets/live-casino/${picture}.webp`,
  };
  return element(liveCasinoCard, { language, fields });
}

/** The cards are children of the lobby, so the page has them without the library too. */
export const liveCasinoLobbyElement = (language: "it" | "en", cards: readonly Html[]): Html =>
  element(liveCasinoLobby, { language, content: html`${cards}` });

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
  return element(loginModal, { language, content });
}

export interface DateField {
  readonly id: string;
  readonly name: string;
  readonly value?: string | undefined;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly linkText?: string;
  /** The id of the element with the field's hint. */
  readonly hintId: string;
}

const given = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );

export function datePickerElement(language: "it" | "en", { id, name, hintId, ...rest }: DateField): Html {
  // The fallback shows the chosen date, as the picker will.
  const content = rest.value === undefined ? undefined : html`<span>${toItalianDate(rest.value)}</span>`;
  return element(datePicker, {
    language,
    own: { id, name, "aria-describedby": hintId },
    fields: given(rest),
    ...(content ? { content } : {}),
  });
}

/** Where people choose a period. `value` is the first and the last day with a slash between them. */
export function dateRangeElement(language: "it" | "en", { id, name, hintId, ...rest }: DateField): Html {
  return element(dateRange, {
    language,
    own: { id, name, "aria-describedby": hintId },
    fields: given(rest),
  });
}

/** The steps of the site's tour: three pages, and one target in a shadow root. */
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
  element(tour, {
    language,
    fields: { tour: "sito", version: "1", confirm: "page" },
    content: trusted(renderItems(tour, tourSteps).join("\n")),
  });
