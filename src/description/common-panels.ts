import type { AttributeNotes, Bilingual } from "./widget";

const bilingual = (it: string, en: string): Bilingual => ({ it, en });

const noted = (label: Bilingual, it: string, en: string): AttributeNotes => ({ label, help: { it, en } });

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Forms of the noun for the items that a panel lists. */
export interface Listed {
  /** The Italian plural, such as `traguardi`. */
  readonly it: string;
  readonly isFeminine?: boolean;
  /** “None” with the noun in Italian, such as `nessun traguardo`. */
  readonly none?: string;
  /** The English plural, such as `achievements`. */
  readonly en: string;
}

/** First letters of masculine nouns that have the articles “gli” and “degli”. */
const beginsWithGli = /^(?:[aeiou]|s[^aeiou]|gn|ps|x|z)/i;

/** Returns the Italian articles, pronouns, prepositions and endings that agree with the noun. */
function agreeing({ it, isFeminine }: Listed) {
  if (isFeminine)
    return {
      ...{ the: "le", of: "delle", these: "queste", them: "le" },
      ...{ many: "quante", last: "le ultime", end: "e" },
    };
  const [the, of] = beginsWithGli.test(it) ? ["gli", "degli"] : ["i", "dei"];
  return { the, of, these: "questi", them: "li", many: "quanti", last: "gli ultimi", end: "i" };
}

/** Returns the English singular, such as `achievement` for `achievements`. */
const singular = ({ en }: Listed) => en.replace(/s$/, "");

/** States that mean the same in every panel that visitors may see. */
export const platformStates = {
  offline: bilingual("Il dispositivo non è in rete.", "The device is offline."),
  "logged-out": bilingual(
    "Nessun giocatore ha fatto l’accesso, e la piattaforma non è aperta ai visitatori: si vede il pulsante «Accedi».",
    "No player is logged in, and the platform is not open to visitors: the button “Log in” is shown.",
  ),
  "opted-out": bilingual(
    "Il giocatore ha scelto di non vedere la piattaforma: non si legge nessun dato, e il pulsante «Riattiva» annulla la scelta.",
    "The player has opted out of the platform: the element reads no data, and the button “Switch on again” reverts the choice.",
  ),
};

/** States of every panel with a list. */
export function listStates(listed: Listed) {
  const { it, en } = listed;
  const { the, them, last, end } = agreeing(listed);
  const The = capital(the);
  return {
    loading: bilingual(`${The} ${it} sono in arrivo.`, `The ${en} are loading.`),
    ready: bilingual(`${The} ${it} sono aggiornat${end}.`, `The ${en} are up to date.`),
    empty: bilingual(`Non ci sono ${it}.`, `There are no ${en}.`),
    stale: bilingual(
      `${The} ${it} non si sono potut${end} aggiornare: restano ${last} not${end}, con la loro ora.`,
      `The ${en} could not be updated, so the last known ${en} are shown with the time at which they were read.`,
    ),
    error: bilingual(
      `${The} ${it} non si sono potut${end} leggere; il pulsante «Riprova» ${them} chiede di nuovo.`,
      `The ${en} could not be read. The button “Try again” reads them again.`,
    ),
  };
}

/** States of every list of the gamification platform. */
export function platformListStates(listed: Listed) {
  const { it, en } = listed;
  const { last, end } = agreeing(listed);
  return {
    ...listStates(listed),
    reconnecting: bilingual(
      `Il collegamento con la piattaforma è caduto e si ristabilisce da sé; restano ${last} ${it} not${end}.`,
      `The connection to the platform is lost, and the library tries to restore it. The last known ${en} stay visible.`,
    ),
  };
}

/** States of a list that visitors may see but restricted players may not. */
export function publicListStates(listed: Listed) {
  const { it, en, none = "" } = listed;
  return {
    ...platformStates,
    ...platformListStates(listed),
    error: bilingual(
      `${capital(agreeing(listed).the)} ${it}, o i limiti del conto, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.`,
      `The ${en} or the limits of the account could not be read. The button “Try again” reads them again.`,
    ),
    restricted: bilingual(
      `Un’autoesclusione o una pausa di gioco è in corso: non si mostra ${none}.`,
      `A self-exclusion or a game pause is in force, so no ${singular(listed)} is shown.`,
    ),
  };
}

/** States of panels that show the player's own data. */
export const accountStates = {
  offline: platformStates.offline,
  "logged-out": bilingual(
    "Nessun giocatore ha fatto l’accesso: si vede il pulsante «Accedi».",
    "No player is logged in. The button “Log in” is shown.",
  ),
};

/** States of a list of the player's own data. */
export function personalListStates(listed: Listed) {
  const { reconnecting, ...others } = platformListStates(listed);
  return {
    ...others,
    offline: platformStates.offline,
    "opted-out": platformStates["opted-out"],
    reconnecting,
    "logged-out": accountStates["logged-out"],
  };
}

/** Notes on the attribute `heading`. */
export const headingNotes = (it: string, en: string) =>
  noted(
    { it: "Titolo", en: "Heading" },
    `Titolo del riquadro; se manca, «${it}».`,
    `Title of the box. The default is “${en}”.`,
  );

/** Notes on the attribute `status`, for entities that have a start and an end. */
function statusNotes(listed: Listed) {
  const { it, en } = listed;
  const { the, end } = agreeing(listed);
  return {
    ...noted(
      { it: `Quali ${it}`, en: `Which ${en}` },
      `${capital(the)} ${it} che compaiono nell’elenco.`,
      `Choose the ${en} to show.`,
    ),
    choiceLabels: {
      active: { it: "In corso", en: "Active" },
      upcoming: { it: "In programma", en: "Upcoming" },
      finished: { it: `Terminat${end}`, en: "Ended" },
      all: { it: `Tutt${end}`, en: "All" },
    },
  };
}

/** Notes on the attribute `tags`. */
export function tagsNotes(listed: Listed) {
  const { the, end } = agreeing(listed);
  return noted(
    { it: "Etichette", en: "Tags" },
    `Etichette (tag) assegnate nella piattaforma, separate da virgole: si mostrano solo ${the} ${listed.it} con queste etichette. Se lasciato vuoto, tutt${end}.`,
    `Enter tags assigned on the platform, separated by commas, to show only ${listed.en} with these tags. Leave empty to show all ${listed.en}.`,
  );
}

/**
 * Notes on the attribute `ids`.
 * @param isWithChoice whether an attribute such as `status` selects some of the entities
 */
export function idsNotes(listed: Listed, isWithChoice = false) {
  const { it, en } = listed;
  const { of, these, end } = agreeing(listed);
  const also = isWithChoice
    ? [` Vale anche la scelta «Quali ${it}».`, ` The choice in “Which ${en}” still applies.`]
    : ["", ""];
  return noted(
    { it: `Codici ${of} ${it}`, en: `${capital(singular(listed))} ids` },
    `I codici (id) ${of} ${it} nella piattaforma, separati da virgole (li dà chi la gestisce): si mostrano solo ${these}.${also[0]} Se lasciato vuoto, tutt${end}.`,
    `Enter ${singular(listed)} ids from the platform, separated by commas, to show only these ${en}. Ask the people who manage the platform for the ids.${also[1]} Leave empty to show all ${en}.`,
  );
}

/**
 * Notes on the attribute `limit`.
 * @param hasFirstRow whether 0 means the first row
 */
export function limitNotes(listed: Listed, hasFirstRow = false) {
  const { it, en } = listed;
  const { many, end } = agreeing(listed);
  const zero = hasFirstRow
    ? [
        " Con 0 si mostra la prima riga, che occupa lo spazio riservato, e il pulsante «Mostra tutto».",
        " With 0, the list shows the first row, which fills the reserved space, and the button “Show all”.",
      ]
    : ["", ""];
  return noted(
    { it: `${capital(it)} mostrat${end} all’inizio`, en: `${capital(en)} shown at first` },
    `${capital(many)} ${it} mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta.${zero[0]}`,
    `Number of ${en} that are shown at first. The button “Show more” adds 20 at a time.${zero[1]}`,
  );
}

/** Notes on the attributes in `joinableAttributes`. */
export const joinableNotes = (listed: Listed) => ({
  heading: headingNotes(capital(listed.it), capital(listed.en)),
  status: statusNotes(listed),
  tags: tagsNotes(listed),
  ids: idsNotes(listed, true),
  limit: limitNotes(listed, true),
});

/** Notes on the attribute `entity`. */
export const idsOfEntity = noted(
  { it: "Codici", en: "Ids" },
  "I codici (id) della piattaforma, separati da virgole, di ciò che è scelto in «Di che cosa sono i codici». Se lasciato vuoto, tutti.",
  "Enter ids from the platform, separated by commas, of the type chosen in “Type of the ids”. Leave empty to show all.",
);

/** The part that every element with a skeleton has. */
export const skeletonPart = {
  skeleton: bilingual(
    "Il segnaposto durante il caricamento.",
    "The skeleton that is shown while the data is loading.",
  ),
};

/** Parts of every panel. */
export const panelParts = {
  card: bilingual("Il riquadro.", "The box."),
  title: bilingual("Il titolo.", "The title."),
  ...skeletonPart,
};
const dataSentences = bilingual(
  "Le frasi sullo stato dei dati.",
  "The status messages, for example about outdated data or a lost connection.",
);

const cardParts = {
  ...panelParts,
  action: bilingual("I pulsanti «Partecipa» e «Accedi».", "The buttons “Take part” and “Log in”."),
  "action-secondary": bilingual(
    "Il nome che apre i dettagli; i pulsanti «Lascia», «Annulla», «Copia il riferimento», «Mostra tutto», «Mostra di più» e «Riprova».",
    "The name that opens the details, and the buttons “Leave”, “Undo”, “Copy the reference”, “Show all”, “Show more” and “Try again”.",
  ),
  overlay: bilingual("La finestra dei dettagli.", "The dialog with the details."),
  close: bilingual("Il pulsante che chiude i dettagli.", "The button that closes the details."),
};

/** Parts of cards that show progress, in panels whose entities a member can join and leave. */
export const progressParts = {
  progress: bilingual("La barra di avanzamento.", "The progress bar."),
  text: bilingual(
    "Il premio di una scheda; la frase che dice perché non si può partecipare; il testo del regolamento.",
    "The prize of a card, the sentence that explains why joining is not possible, and the text of the terms.",
  ),
  meta: bilingual(
    "La data di una scheda; l’esito dell’ultima richiesta e la sua ricevuta; le frasi sullo stato dei dati.",
    "The date of a card, the result of the last request with its receipt, and the status messages, for example about outdated data or a lost connection.",
  ),
};

/** Parts of a panel without actions of the member. */
export const readOnlyParts = {
  ...panelParts,
  action: bilingual("Il pulsante «Accedi».", "The button “Log in”."),
  "action-secondary": bilingual(
    "I pulsanti «Mostra di più» e «Riprova», e i nomi che portano ad altri elementi della pagina.",
    "The buttons “Show more” and “Try again”, and names that link to other elements of the page.",
  ),
};

/** Parts of a list panel without items. */
export const noListParts = ({ it, en }: Listed) => ({
  empty: bilingual(
    `La frase che si vede se non ci sono ${it}.`,
    `The sentence that is shown if there are no ${en}.`,
  ),
  error: bilingual(`L’avviso di ${it} non disponibili.`, `The notice that the ${en} are not available.`),
});

/**
 * Parts of every panel whose entities a member can join and leave.
 *
 * @param own more parts, or replacements of these
 */
export const joinableParts = <Own>(listed: Listed, one: Bilingual, own: Own) => ({
  ...cardParts,
  row: bilingual(`${capital(one.it)}.`, `${capital(one.en)}.`),
  media: bilingual(`L’immagine di ${one.it}.`, `The image of ${one.en}.`),
  badge: bilingual(`Lo stato di ${one.it}.`, `The state of ${one.en}.`),
  ...own,
  ...noListParts(listed),
});

const joinableKeys = (one: Bilingual, listed: Listed) => [
  {
    keys: ["Enter"],
    it: `Partecipa, lascia, apre i dettagli di ${one.it}, mostra altr${agreeing(listed).end} ${listed.it}.`,
    en: `Joins or leaves ${one.en}, opens its details, or shows more ${listed.en}.`,
  },
  { keys: ["Escape"], it: "Chiude i dettagli.", en: "Closes the details." },
];

/** The reserved space of every panel with a list, before the panel starts. */
export const listPanel = {
  children: "text",
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  // Lists have different heights, so the reserved space fills most of the viewport. Visible content therefore
  // does not move.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50 },
} as const;

/** If the number of cards is not limited, the first row fills the reserved space. */
export const firstRowOfCards = { ...listPanel.placeholder, firstRow: 20 };

/** A panel whose entities a member can join and leave. */
export const joinablePanel = (listed: Listed, one: Bilingual) => ({
  ...listPanel,
  attributes: joinableNotes(listed),
  states: publicListStates(listed),
  keyboard: joinableKeys(one, listed),
  placeholder: firstRowOfCards,
});

/**
 * A panel that only shows data of the platform.
 *
 * @param own more parts
 */
export const readOnlyPanel = <Own>(listed: Listed, own: Own) => ({
  ...listPanel,
  states: publicListStates(listed),
  parts: { ...readOnlyParts, ...own, meta: dataSentences, ...noListParts(listed) },
});
