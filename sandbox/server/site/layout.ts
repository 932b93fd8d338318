import { type Html, html, attributes } from "../../../markup/html";
import type { Page, PageRequest } from "./page";
import { balanceHeaderElement, loginModalElement } from "./widgets";

const link = (href: string, label: string, current: string | false = false): Html =>
  html`<li><a${attributes({ href, "aria-current": current || undefined })}>${label}</a></li>`;

/** The pages about tournaments and prizes. The hub is the first page. */
const hubPages = [
  ["/gamification", "Area premi"],
  ["/gamification/messaggi", "Messaggi"],
  ["/gamification/gioca", "Giochi istantanei"],
  ["/gamification/giochi", "Giochi che contano"],
  ["/gamification/premi-previsti", "Che cosa si vince"],
  ["/gamification/regole", "Regolamento"],
  ["/gamification/documenti", "Da leggere"],
] as const;

/** The links from a page of the gamification panels to the hub and to the other pages. */
const hubNavigation = (path: string): Html =>
  html`<nav aria-label="Tornei e premi">
    <ul class="shortcuts shortcuts-row">
      ${hubPages.map(([href, label]) => link(href, label, href === path && "page"))}
    </ul>
  </nav>`;

const navigation = [
  ["/live-casino", "Casinò live"],
  ["/bonus/dettaglio", "Bonus"],
  ["/gamification", "Tornei"],
  ["/movimenti", "Movimenti"],
  ["/conto", "Conto"],
] as const;

/** Value of `aria-current`: `page` for the current page, `true` for its parent page. */
const currentOf = (href: string, path: string) =>
  href === path ? "page" : path.startsWith(`${href}/`) && "true";

function header({ path, variants }: PageRequest, { siteId }: Page): Html {
  return html`<header class="site-header">
    <a class="skip-link" href="#contenuto">Vai al contenuto</a>
    <div class="site-bar">
      <div class="site-bar-inner">
        <a class="brand" href="/" ${attributes({ "aria-current": path === "/" ? "page" : undefined })}
          ><img src="/assets/icon.svg" alt="" width="32" height="32" /><span>Vetrina</span></a
        >
        <div class="site-account">${balanceHeaderElement(variants.language, siteId)}</div>
      </div>
    </div>
    <nav class="site-nav" aria-label="Principale">
      <ul>
        ${navigation.map(([href, label]) => link(href, label, currentOf(href, path)))}
      </ul>
    </nav>
  </header>`;
}

const footerGroups = [
  [
    "Gioco",
    [
      ["/live-casino", "Casinò live"],
      ["/bonus/dettaglio", "Bonus"],
      ["/gamification", "Tornei e premi"],
      ["/gamification/gioca", "Giochi istantanei"],
    ],
  ],
  [
    "Conto",
    [
      ["/conto", "Il tuo conto"],
      ["/movimenti", "Movimenti"],
      ["/conto/messaggi", "Messaggi del conto"],
      ["/aiuto", "Aiuto"],
    ],
  ],
  [
    "Giocare con misura",
    [
      ["/gioco-responsabile", "Limiti, pause e autoesclusione"],
      ["/gioco-responsabile#probabilita", "Probabilità di vincita"],
      ["tel:800558822", "Telefono Verde 800\u00a055\u00a088\u00a022"],
    ],
  ],
  [
    "Vetrina",
    [
      ["/blog", "Blog"],
      ["/tour", "Visita guidata"],
      ["/sviluppatori", "Per chi sviluppa"],
      ["/docs/", "Documentazione per gli autori"],
    ],
  ],
] as const;

const footerGroup = ([title, links]: (typeof footerGroups)[number]): Html =>
  html`<div>
    <h2>${title}</h2>
    <ul>
      ${links.map(([href, label]) => link(href, label))}
    </ul>
  </div>`;

const footer = html`<footer class="site-footer">
  <div class="site-footer-inner">
    <nav class="footer-links" aria-label="Piè di pagina">${footerGroups.map(footerGroup)}</nav>
    <p class="legal-line">
      <span class="age-mark" aria-hidden="true">18+</span>
      <span>Il gioco è vietato ai minori di 18 anni e può causare dipendenza patologica.</span>
    </p>
    <p>
      Vetrina S.p.A., concessione ADM n. 00000, P. IVA 00000000000 (dati di esempio).
      <strong>Servizi simulati:</strong> area conto, bonus, tavoli dal vivo, traguardi e verifica di sicurezza
      girano su questo computer. Non si gioca con denaro. Per accedere ci sono
      <a href="/sviluppatori#prova">nomi di prova</a>.
    </p>
  </div>
</footer>`;

/** Header, content and footer around a page. */
export function layout(request: PageRequest, page: Page): Html {
  return html`${header(request, page)}
    <main id="contenuto" tabindex="-1">
      ${request.path.startsWith("/gamification/") ? hubNavigation(request.path) : ""}${page.main}
    </main>
    ${footer} ${loginModalElement(request.variants.language)}`;
}
