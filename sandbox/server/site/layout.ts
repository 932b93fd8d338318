import { html, type Html } from "./html";
import { hubNavigation } from "./hub-navigation";
import type { Page, PageRequest } from "./page";
import { balanceHeaderElement, loginModalElement } from "./widgets";

const navigation = [
  ["/", "Home"],
  ["/live-casino", "Casinò live"],
  ["/bonus/dettaglio", "Bonus"],
  ["/gamification", "Tornei e premi"],
  ["/calendario", "Movimenti"],
  ["/tour", "Visita guidata"],
  ["/blog", "Blog"],
  ["/conto", "Conto"],
] as const;

const mark = html`<svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="8" fill="#0E4D45" />
  <path d="M8 24V15a8 8 0 0 1 16 0v9" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" />
  <path d="M6 24h20" stroke="#E3B45A" stroke-width="2.5" stroke-linecap="round" />
</svg>`;

/** `page` for the current page, `true` for the one above it. */
function navigationLink(href: string, label: string, path: string): Html {
  const isAbove = href !== "/" && path.startsWith(`${href}/`);
  if (href !== path && !isAbove) return html`<li><a href="${href}">${label}</a></li>`;
  return html`<li><a href="${href}" aria-current="${isAbove ? "true" : "page"}">${label}</a></li>`;
}

function header({ path, variants }: PageRequest, { siteId }: Page): Html {
  return html`<header class="site-header">
    <a class="skip-link" href="#contenuto">Vai al contenuto</a>
    <div class="site-header-inner">
      <a class="brand" href="/">${mark}<span>Vetrina</span><span class="brand-note">demo</span></a>
      <div class="site-header-account">${balanceHeaderElement(variants.language, siteId)}</div>
    </div>
    <nav class="site-nav" aria-label="Principale">
      <ul>
        ${navigation.map(([href, label]) => navigationLink(href, label, path))}
      </ul>
    </nav>
  </header>`;
}

const footer = html`<footer class="site-footer">
  <div class="site-footer-inner">
    <p class="legal-line">
      <span class="age-mark" aria-hidden="true">18+</span>
      <span>Il gioco è vietato ai minori di 18 anni e può causare dipendenza patologica.</span>
    </p>
    <p>
      <strong>Servizi simulati:</strong> area conto, bonus, tavoli dal vivo, traguardi, verifica di sicurezza
      e indirizzo IP girano su questo computer. Non si gioca con denaro e nessun dato viene inviato altrove.
    </p>
    <ul class="footer-links">
      <li><a href="/#misura">Gioco responsabile</a></li>
      <li><a href="/#probabilita">Probabilità di vincita</a></li>
      <li><a href="/conto">Il tuo conto</a></li>
      <li><a href="/docs/">Documentazione per gli autori</a></li>
    </ul>
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
