import { type ConsoleGroup, told } from "./console-line";

const bonuses: ConsoleGroup = {
  title: { it: "Bonus e tavoli dal vivo", en: "Bonuses and live tables" },
  lines: [
    told(
      "<…> data-ids: no bonus …",
      "Il servizio non conosce questi bonus, o adesso non li offre.",
      "The service does not know these bonuses, or does not offer them now.",
    ),
    told(
      "bonus …: … is no web address of the site or of bonus.linkOrigins: …",
      "Un collegamento di un bonus (`ctaPrimaryLink`, `quickLinkPromo` o `urlReadMore`) porta a un sito non ammesso. Chi gestisce i bonus lo corregge, oppure il sito aggiunge il dominio a `bonus.linkOrigins`.",
      "A link of a bonus (`ctaPrimaryLink`, `quickLinkPromo` or `urlReadMore`) leads to a site that is not allowed. Those who manage the bonuses correct it, or the site adds the domain to `bonus.linkOrigins`.",
    ),
    told(
      "bonus …: an image is unsafe or not on bonus.imageOrigins: left out",
      "Un’immagine di un bonus viene da un sito non ammesso: se ne vede un’altra variante, o nessuna. I siti ammessi sono in `bonus.imageOrigins`.",
      "A picture of a bonus comes from a site that is not allowed: another variant of it is shown, or none. The allowed sites are in `bonus.imageOrigins`.",
    ),
    told(
      "bonus …: no readable publication or expiration date: not shown",
      "Un bonus non ha date che si leggano: non si mostra finché chi gestisce i bonus non le corregge.",
      "A bonus has no readable dates: it is not shown until those who manage the bonuses correct them.",
    ),
    told(
      "bonus …: no title: not shown",
      "Un bonus non ha un titolo: non si mostra.",
      "A bonus has no title: it is not shown.",
    ),
    told(
      "bonus …: the field for bonus.facts.… is not readable: left out",
      "Un importo, una quota o una durata non è un numero: al suo posto vale il testo delle condizioni.",
      "An amount, odds or a duration is no number: the text of the conditions holds in its place.",
    ),
    told(
      "bonus …: the field for bonus.facts.… contradicts the description: left out",
      "Un dato e la descrizione del bonus dicono cose diverse: il dato non si mostra.",
      "A figure and the description of the bonus differ: the figure is not shown.",
    ),
    told(
      "bonus …: too many renditions: some are left out",
      "Un’immagine ha più varianti di quante se ne leggono: si sceglie fra le prime.",
      "A picture has more variants than are read: one of the first is chosen.",
    ),
    told(
      "bonus list: of … entries only the first … are read",
      "L’elenco dei bonus è più lungo di quanto si legge.",
      "The list of bonuses is longer than what is read.",
    ),
    told(
      "bonus list: … of … entries could not be read",
      "Alcuni bonus dell’elenco non hanno la forma prevista e non si mostrano.",
      "Some bonuses of the list do not have the expected form and are not shown.",
    ),
    told(
      '…: no table "…"',
      "Il fornitore non conosce questo tavolo: controlla `data-game-id`.",
      "The provider does not know this table: check `data-game-id`.",
    ),
    told(
      "…: … malformed tables left out",
      "Alcuni tavoli del fornitore hanno dati che non si leggono, e valgono come mancanti.",
      "Some tables of the provider have data that cannot be read, and count as missing.",
    ),
    told(
      "image …: unsafe or not on liveCasino.imageOrigins",
      "L’immagine viene da un sito non ammesso: si vede uno sfondo neutro.",
      "The picture comes from a site that is not allowed: a neutral background is shown.",
    ),
    told(
      "the table could not be opened",
      "Il tavolo non si è aperto: dopo la riga c’è la chiamata che non è riuscita.",
      "The table did not open: the call that has failed follows the line.",
    ),
  ],
};

const tours: ConsoleGroup = {
  title: { it: "Visite guidate", en: "Guided tours" },
  lines: [
    told(
      'tour "…" is neither on this page nor in the configuration',
      "Il nome della visita è scritto male, o i suoi passi non ci sono.",
      "The name of the tour is misspelt, or its steps are missing.",
    ),
    told(
      'tour "…" has no step to show',
      "Nessun passo della visita si può mostrare: le righe prima di questa dicono perché.",
      "No step of the tour can be shown: the lines before this one tell why.",
    ),
    told(
      "no tour starts over a dialog",
      "È aperta una finestra: la visita parte dopo che si è chiusa.",
      "A dialog is open: the tour starts after it is closed.",
    ),
    told(
      "tour step …: …",
      "Il passo con questo numero si salta: dopo i due punti c’è il motivo.",
      "The step with this number is skipped: the reason is after the colon.",
    ),
    told(
      "tour step … is left out: …",
      "Il passo con questo numero si salta: dopo i due punti c’è il motivo.",
      "The step with this number is skipped: the reason is after the colon.",
    ),
    told(
      "tour step …: its … is longer than … characters, and left out",
      "Un testo del passo è troppo lungo e non si mostra: accorcialo.",
      "A text of the step is too long and is not shown: shorten it.",
    ),
    told(
      "tour step …: its text has too much markup, and is cut",
      "Il testo del passo ha troppi elementi o troppo annidati: semplificalo.",
      "The text of the step has too many elements, or they are nested too deeply: simplify it.",
    ),
    told(
      "a tour has at most … steps: the others are left out",
      "La visita è troppo lunga: dividila.",
      "The tour is too long: divide it.",
    ),
    told(
      'tour …: "…" is not known; known here: …',
      "Un campo della visita è scritto male. Dopo `known here` ci sono quelli giusti.",
      "A field of the tour is misspelt. The right ones are after `known here`.",
    ),
    told(
      "the guided tour could not go on",
      "La visita arrivata da un’altra pagina non è ripartita: dopo la riga c’è l’errore.",
      "The tour that came from another page did not go on: the error follows the line.",
    ),
  ],
};

/** Lines about what services give, and about guided tours. */
export const linesOfContents: readonly ConsoleGroup[] = [bonuses, tours];
