import { defineTexts } from "../../i18n/texts";

/** Texts of the panel that restricted players see instead of a list. `what` is a plural with its article. */
export const restrictionTexts = defineTexts(
  "restriction",
  {
    selfExclusion: "È in corso un’autoesclusione: {what} non sono disponibili.",
    pause: "È in corso una pausa di gioco: {what} non sono disponibili.",
    until: "Fine: {time}.",
    noEnd: "Non ha una scadenza.",
    limits: "Autolimiti e autoesclusione",
    help: "Servizi di aiuto",
  },
  {
    selfExclusion: "A self-exclusion is in force: {what} are not available.",
    pause: "A game pause is in force: {what} are not available.",
    until: "It ends on {time}.",
    noEnd: "It has no end date.",
    limits: "Limits and self-exclusion",
    help: "Help services",
  },
);
