import { html } from "../html";
import type { RenderPage } from "../page";
import { gamificationElement } from "../widgets";

type Panel = Parameters<typeof gamificationElement>[1];

/** A short page with some panels. */
const shortPage =
  (title: string, lead: string, ...panels: readonly Panel[]): RenderPage =>
  ({ variants: { language } }) => ({
    title,
    main: html`<div class="page-head">
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
      </div>
      ${panels.map((panel) => gamificationElement(language, panel))}`,
  });

/** The pages about what counts and what there is to read. The achievements are below the products that lead to them. */
export const referencePages: readonly (readonly [path: string, render: RenderPage])[] = [
  [
    "/gamification/giochi",
    shortPage("Giochi", "Quanto vale una giocata, e per che cosa.", "products", "achievements"),
  ],
  [
    "/gamification/premi-previsti",
    shortPage("Che cosa si vince", "Premi di traguardi, tornei e giochi.", "rewards"),
  ],
  [
    "/gamification/regole",
    shortPage("Regolamento delle gare", "Che cosa conta, condizione per condizione.", "rules"),
  ],
  ["/gamification/documenti", shortPage("Da leggere", "Regolamenti e calendari delle gare.", "files")],
];
