import { type Html, html } from "./html";

/** The pages about tournaments and prizes, with the hub first. */
const pages = [
  ["/gamification", "Area premi"],
  ["/gamification/messaggi", "Messaggi"],
  ["/gamification/gioca", "Giochi istantanei"],
  ["/gamification/giochi", "Giochi che contano"],
  ["/gamification/premi-previsti", "Che cosa si vince"],
  ["/gamification/regole", "Regolamento"],
  ["/gamification/documenti", "Da leggere"],
] as const;

/** The links from a page of the gamification panels to the hub and to the other pages. */
export function hubNavigation(path: string): Html {
  const link = ([href, label]: (typeof pages)[number]) =>
    href === path
      ? html`<li><a href="${href}" aria-current="page">${label}</a></li>`
      : html`<li><a href="${href}">${label}</a></li>`;
  return html`<nav aria-label="Tornei e premi">
    <ul class="shortcuts shortcuts-row">
      ${pages.map(link)}
    </ul>
  </nav>`;
}
