import { flag, oneOf } from "./kinds";

/** Initial situations of a demonstration. The simulated services implement them (`sandbox/browser`). */
export const demoScenarios = [
  "logged-out",
  "logged-in",
  "self-excluded",
  "game-pause",
  "session-required",
  "bot-check-asking",
  "bot-check-unavailable",
  "bot-check-refused",
  "loading",
  "failing",
  "unconfigured",
  "stale",
  "offline",
  "many",
  "none",
  "all-statuses",
  "full",
  "ended",
  "expired",
] as const;

export type DemoScenario = (typeof demoScenarios)[number];

/** Attributes that every element has. Generators and documentation list them with the attributes of the widget. */
export const commonAttributes = {
  demo: oneOf(demoScenarios, {
    label: { it: "Dimostrazione", en: "Demonstration" },
    help: {
      it: "Mostra l'elemento con servizi e dati simulati, segnalati come tali, nella situazione indicata. Su un contenitore vale per tutti gli elementi al suo interno, che condividono la stessa simulazione.",
      en: "Shows the element with simulated services and data, marked as such, in the situation named. On a container it holds for all elements inside, which share one simulation.",
    },
  }),
  edit: flag({
    label: { it: "Modifica della pagina", en: "Page being edited" },
    help: {
      it: "L'autore sta modificando la pagina: l'elemento si vede, ma non si apre, non si muove e non chiama servizi. Lo scrive il CMS.",
      en: "The author is editing the page: the element shows, but opens, moves and calls nothing. The CMS writes it.",
    },
  }),
};
