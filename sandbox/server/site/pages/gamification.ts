import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { gamificationElement } from "../widgets";
import { gamificationNotes } from "./gamification-panels";

/** `/gamification`: the whole platform in the hub. */
export function gamification({ variants: { language } }: PageRequest): Page {
  return {
    title: "Tornei e premi",
    main: html`<div class="page-head">
        <h1>Tornei, traguardi e premi</h1>
        <p class="lead">Che cosa è in corso: regole, date, premi.</p>
      </div>
      ${gamificationElement(language, "notifications")} ${gamificationElement(language, "hub")}
      ${gamificationNotes}`,
  };
}
