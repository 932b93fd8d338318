import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { gamificationElement } from "../widgets";

/** `/gamification/messaggi`: the inbox, and the achievements to which some of its messages refer. */
export function messages({ variants }: PageRequest): Page {
  const { language } = variants;
  return {
    title: "Messaggi",
    main: html`<div class="page-head">
        <h1>Messaggi</h1>
        <p class="lead">Le comunicazioni su ciò a cui partecipi.</p>
      </div>
      ${gamificationElement(language, "notifications")}
      <div class="play">
        ${gamificationElement(language, "messages", { class: "play-wide", id: "messaggi" })}
        ${gamificationElement(language, "achievements", { class: "play-wide" })}
      </div>`,
  };
}
