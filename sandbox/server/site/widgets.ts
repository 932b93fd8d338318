import { attributeName, type WidgetDefinition } from "../../../src/definition";
import { renderFallback } from "../../../src/definition/fallback";
import { balanceHeader } from "../../../widgets/balance-header/definition";
import { bonusCarousel } from "../../../widgets/bonus-carousel/definition";
import { bonusDetail } from "../../../widgets/bonus-detail/definition";
import { datePicker } from "../../../widgets/date-picker/definition";
import type { LiveTable } from "../../model";
import { liveCasinoCard } from "../../../widgets/live-casino-card/definition";
import { loginModal } from "../../../widgets/login-modal/definition";
import { openBets } from "../../../widgets/open-bets/definition";
import { responsibleGaming } from "../../../widgets/responsible-gaming/definition";
import { inItalian } from "./dates";
import { attributes, type Html, html, trusted } from "./html";

interface ElementOptions {
  readonly language: "it" | "en";
  /** By field name, as the definition has them. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Attributes of any HTML element: `id`, `name`, `class`. */
  readonly own?: Readonly<Record<string, string>>;
  /** Content of the author instead of the definition's fallback. */
  readonly content?: Html;
}

/** A widget as the CMS prints it: its attributes, and inside it what is seen until it starts. */
function element(definition: WidgetDefinition, options: ElementOptions): Html {
  const { language, fields = {}, own = {}, content } = options;
  const data = Object.entries(fields).map(([field, value]) => [attributeName(field), value]);
  const fallback = content ?? trusted(renderFallback(definition, fields, language));
  const tag = trusted(definition.tag);
  return html`<${tag}${attributes({ ...own, ...Object.fromEntries(data) })}>${fallback}</${tag}>`;
}

/** @param siteId shows the player's nickname on that site, which can be changed there */
export function balanceHeaderElement(language: "it" | "en", siteId?: string): Html {
  const fields = { accountUrl: "/conto", inboxUrl: "/conto", ...(siteId && { siteId }) };
  return element(balanceHeader, { language, fields });
}

export interface CarouselFields {
  readonly variant?: "home" | "blog";
  readonly heading?: string;
  readonly ids?: string;
  readonly limit?: string;
}

export const bonusCarouselElement = (language: "it" | "en", fields: CarouselFields = {}): Html =>
  element(bonusCarousel, { language, fields: { ...fields } });

/** Shows the bonus that the page's address names. */
export const bonusDetailElement = (language: "it" | "en"): Html =>
  element(bonusDetail, { language, fields: { backUrl: "/bonus/dettaglio" } });

export const openBetsElement = (language: "it" | "en"): Html => element(openBets, { language });

/** Begins the lines of every legal slot. */
const adultsOnly = html`<strong>18+</strong> Il gioco è vietato ai minori e può causare dipendenza patologica.`;

/** The operator's own links and legal lines stand in the slots. */
export function responsibleGamingElement(language: "it" | "en"): Html {
  const content = html`<ul slot="links">
      <li><a href="/#misura">Limiti, pause e autoesclusione</a></li>
      <li><a href="tel:800558822">Telefono Verde 800&nbsp;55&nbsp;88&nbsp;22</a></li>
    </ul>
    <p slot="legal">
      ${adultsOnly}
      <a href="/#probabilita">Probabilità di vincita</a>
    </p>`;
  return element(responsibleGaming, { language, content });
}

/** The picture is of what is played at the table. */
export function liveCasinoCardElement(language: "it" | "en", table: LiveTable): Html {
  const { provider, gameId, network, name, kind } = table;
  const fields = {
    provider,
    gameId,
    ...(network !== undefined && { network }),
    heading: name,
    href: `/live-casino?tavolo=${gameId}`,
    image: `/assets/live-casino/${kind}.webp`,
  };
  return element(liveCasinoCard, { language, fields });
}

/** The operator's own legal lines stand in the slot. */
export function loginModalElement(language: "it" | "en"): Html {
  const content = html`<div slot="legal">
    <p>
      ${adultsOnly}
      <a href="/#misura">Gioco responsabile</a> · <a href="/#probabilita">Probabilità di vincita</a>
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
  /** Id of the hint beside the field. */
  readonly hintId: string;
}

export function datePickerElement(language: "it" | "en", { id, name, hintId, ...rest }: DateField): Html {
  const given = Object.entries(rest).filter((field): field is [string, string] => field[1] !== undefined);
  const fields = Object.fromEntries(given);
  // The fallback shows what the picker will show: the chosen date, where there is one.
  const content = rest.value === undefined ? undefined : html`<span>${inItalian(rest.value)}</span>`;
  return element(datePicker, {
    language,
    own: { id, name, "aria-describedby": hintId },
    fields,
    ...(content ? { content } : {}),
  });
}
