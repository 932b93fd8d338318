import {
  headingNotes,
  limitNotes,
  describeWidget,
  loggedOutExample,
  readOnlyPanel,
} from "../../src/description";
import { products } from "./definition";
import { productsTexts } from "./texts";

const listed = { it: "giochi", none: "nessun gioco", en: "games" };

export const productsDescription = describeWidget(products, {
  title: { it: "Giochi validi", en: "Games that count" },
  summary: {
    it: "I giochi che contano per la piattaforma di gamification: quanto vale una giocata e per quali traguardi e tornei in corso è valida.",
    en: "The games that count for the gamification platform. For each game: the value of a bet, and the active achievements and competitions that count the bet.",
  },
  attributes: {
    heading: headingNotes("Giochi validi", "Games that count"),
    entity: {
      label: { it: "Di che cosa sono i codici", en: "Type of the ids" },
      choiceLabels: {
        product: { it: "Giochi, con il codice della piattaforma", en: "Games, with the platform’s ids" },
        game: { it: "Giochi, con il codice del sito", en: "Games, with the site’s ids" },
        achievement: { it: "Traguardi", en: "Achievements" },
        competition: { it: "Tornei", en: "Competitions" },
        contest: { it: "Gare", en: "Contests" },
      },
      help: {
        it: "Con traguardi, tornei o gare (i turni di un torneo) si mostrano i giochi che valgono per questi; altrimenti i giochi con quei codici.",
        en: "Choose achievements, competitions or contests (the rounds of a competition) to show the games that count for them. Choose games to show the games with these ids.",
      },
    },
    ids: {
      label: { it: "Codici", en: "Ids" },
      help: {
        it: "I codici (id), separati da virgole, di ciò che è scelto in «Di che cosa sono i codici». Se lasciato vuoto, tutti i giochi.",
        en: "Enter ids, separated by commas, of the type chosen in “Type of the ids”. Leave empty to show all games.",
      },
    },
    types: {
      label: { it: "Tipi di gioco", en: "Game types" },
      help: {
        it: "I nomi che i tipi di gioco hanno nella piattaforma (productType), separati da virgole, per esempio slot, live. Se lasciato vuoto, tutti i tipi.",
        en: "Enter the platform’s game types (productType), separated by commas, for example: slot, live. Leave empty to show all types.",
      },
    },
    limit: limitNotes(listed),
  },
  ...readOnlyPanel(listed, {
    row: { it: "Un gioco.", en: "A game." },
    media: { it: "L’immagine di un gioco.", en: "The image of a game." },
    badge: { it: "Il tipo di un gioco.", en: "The type of a game." },
  }),
  keyboard: [
    {
      keys: ["Enter"],
      it: "Va al traguardo o al torneo, mostra altri giochi, riprova, accede.",
      en: "On a link, opens the achievement or competition. On a button, shows more games, tries again or logs in.",
    },
  ],
  examples: [
    { title: { it: "Tutti i giochi", en: "All games" }, demo: "logged-in" },
    {
      title: { it: "I giochi di un torneo", en: "The games of a competition" },
      attributes: { entity: "competition", ids: "com-autunno" },
      demo: "logged-in",
    },
    {
      title: { it: "Con i traguardi nella pagina", en: "With the achievements on the page" },
      attributes: { limit: "3" },
      companions: ["vetrina-achievements"],
      demo: "logged-in",
    },
    loggedOutExample,
  ],
  icon: "viewGrid",
  texts: productsTexts,
});
