import type { Bilingual } from "../../src/description";
import type { Source } from "../source";
import { designTokens, type Token } from "../tokens";

type Meaning = readonly [it: string, en: string];

const colours: Readonly<Record<string, Meaning>> = {
  scheme: ["Tema: chiaro, scuro o secondo il visitatore", "Theme: light, dark or as the visitor prefers"],
  bg: ["Sfondo della pagina, dietro agli elementi", "Background of the page, behind the elements"],
  surface: ["Sfondo di schede, campi e riquadri", "Background of cards, fields and boxes"],
  "surface-raised": ["Sfondo di ciò che si apre sopra la pagina", "Background of what opens over the page"],
  "surface-sunken": [
    "Sfondo delle zone incassate, come le barre di avanzamento",
    "Background of recessed areas, such as progress bars",
  ],
  text: ["Testo principale", "Main text"],
  "text-2": ["Testo secondario", "Secondary text"],
  "text-3": ["Testo delle note, il più tenue", "Text of notes, the faintest one"],
  line: ["Linee e bordi leggeri", "Light lines and borders"],
  "line-strong": ["Bordi di campi e pulsanti", "Borders of fields and buttons"],
  brand: [
    "Colore del marchio: pulsanti principali; gli altri colori del marchio ne derivano",
    "Brand colour: primary buttons; the brand’s other colours follow from it",
  ],
  "brand-text": [
    "Testo e icone nel colore del marchio; senza un valore, il marchio reso leggibile",
    "Text and icons in the brand colour; by default, a readable variant of it",
  ],
  link: ["Collegamenti nel testo", "Links in text"],
  selected: [
    "Sfondo di ciò che è scelto: sezione aperta, la propria riga",
    "Background of what is selected: the open section, the player’s own row",
  ],
  "on-selected": ["Testo di ciò che è scelto", "Text of what is selected"],
  "button-bg": [
    "Sfondo dei pulsanti principali, anche una sfumatura",
    "Background of primary buttons, or a gradient",
  ],
  "button-bg-hover": [
    "Sfondo dei pulsanti principali sotto il puntatore",
    "Background of primary buttons under the pointer",
  ],
  "on-button": ["Testo dei pulsanti principali", "Text of primary buttons"],
  "button-secondary-bg": [
    "Sfondo degli altri pulsanti: una tinta, o `transparent`",
    "Background of other buttons: a tint, or `transparent`",
  ],
  "button-secondary-text": ["Testo degli altri pulsanti", "Text of other buttons"],
  "button-secondary-border": [
    "Bordo degli altri pulsanti, o `transparent`",
    "Border of other buttons, or `transparent`",
  ],
  accent: ["Secondo colore del marchio: i contatori", "Second brand colour: counters"],
  "on-accent": ["Testo sopra il secondo colore del marchio", "Text on the second brand colour"],
  "header-bg": ["Sfondo della testata con il saldo", "Background of the header with the balance"],
  "on-header": ["Testo della testata", "Text of the header"],
  "header-border": ["Bordo della testata", "Border of the header"],
  "bar-bg": ["Sfondo della barra dell’area premi, sul telefono", "Background of the hub’s bar on phones"],
  "on-bar": ["Testo della barra dell’area premi", "Text of the hub’s bar"],
  "bar-border": ["Linea sopra la barra dell’area premi", "Line above the hub’s bar"],
  "wheel-text": ["Testo degli spicchi della ruota", "Text of the sections of the wheel"],
  "tile-back": ["Dorso delle caselle da scoprire", "Back of the tiles to turn"],
  "card-shadow": ["Ombra delle schede dei pannelli", "Shadow of the panels’ cards"],
  "brand-hover": ["Colore del marchio sotto il puntatore", "Brand colour under the pointer"],
  "brand-soft": ["Sfondo tenue nel colore del marchio", "Faint background in the brand colour"],
  "on-brand": ["Testo sopra il colore del marchio", "Text on the brand colour"],
  prize: ["Testo e icone dei premi", "Text and icons of prizes"],
  "prize-soft": ["Sfondo tenue dei premi", "Faint background of prizes"],
  "prize-fill": ["Colore pieno dei premi", "Solid colour of prizes"],
  "on-prize": ["Testo sopra il colore pieno dei premi", "Text on the solid colour of prizes"],
  success: ["Testo di ciò che è riuscito", "Text of a success"],
  "success-soft": ["Sfondo di ciò che è riuscito", "Background of a success"],
  warning: ["Testo degli avvertimenti", "Text of warnings"],
  "warning-soft": ["Sfondo degli avvertimenti", "Background of warnings"],
  danger: ["Testo degli errori", "Text of errors"],
  "danger-soft": ["Sfondo degli errori", "Background of errors"],
  info: ["Testo delle informazioni", "Text of notices"],
  "info-soft": ["Sfondo delle informazioni", "Background of notices"],
  focus: ["Contorno del comando raggiunto con la tastiera", "Outline of the control with the keyboard focus"],
  "focus-width": ["Spessore del contorno del focus", "Width of the focus outline"],
  "focus-offset": [
    "Distanza del contorno del focus dal bordo",
    "Distance of the focus outline from the edge",
  ],
  "picture-shade": ["Velo sopra le immagini", "Shade over images"],
  scrim: ["Velo sopra la pagina, dietro a una finestra", "Shade over the page, behind a dialog"],
  e1: ["Ombra delle schede", "Shadow of cards"],
  e2: ["Ombra intermedia", "Medium shadow"],
  e3: ["Ombra di finestre, menu e avvisi", "Shadow of dialogs, menus and notifications"],
};

const measures: Readonly<Record<string, Meaning>> = {
  u: [
    "Unità di misura: caratteri e altezze la moltiplicano",
    "Unit that text sizes and heights are multiples of",
  ],
  font: ["Carattere dei testi", "Font of the text"],
  "font-display": ["Carattere dei titoli delle finestre", "Font of the titles of dialogs"],
  "fs-xs": ["Dimensione del testo: la più piccola", "Text size: the smallest"],
  "fs-sm": ["Dimensione del testo: piccola", "Text size: small"],
  "fs-md": ["Dimensione del testo: normale", "Text size: normal"],
  "fs-lg": ["Dimensione del testo: grande", "Text size: large"],
  "fs-xl": ["Dimensione dei titoli", "Size of headings"],
  "fs-2xl": ["Dimensione dei titoli principali", "Size of main headings"],
  "fs-num": ["Dimensione di importi e conteggi", "Size of amounts and counters"],
  "fs-num-lg": ["Dimensione dei numeri in evidenza", "Size of prominent numbers"],
  "h-control": ["Altezza di pulsanti e campi", "Height of buttons and fields"],
  "h-control-lg": ["Altezza di pulsanti e campi grandi", "Height of large buttons and fields"],
  "button-height": ["Altezza dei soli pulsanti", "Height of buttons only"],
  "r-sm": ["Angoli arrotondati: poco", "Rounded corners: slightly"],
  "r-md": ["Angoli arrotondati di pulsanti e campi", "Rounded corners of buttons and fields"],
  "r-lg": ["Angoli arrotondati delle schede", "Rounded corners of cards"],
  "r-xl": ["Angoli arrotondati delle finestre", "Rounded corners of dialogs"],
  "r-full": ["Angoli del tutto arrotondati", "Fully rounded corners"],
  "font-heading": ["Carattere dei titoli nelle schede", "Font of the headings in cards"],
  "weight-heading": ["Spessore dei titoli", "Weight of headings"],
  "case-heading": ["Maiuscole dei titoli, come `uppercase`", "Case of headings, such as `uppercase`"],
  "tracking-heading": ["Spaziatura delle lettere dei titoli", "Letter spacing of headings"],
  density: [
    "Fattore di margini interni e distanze: 0.75 è compatto",
    "Factor for paddings and gaps: 0.75 is compact",
  ],
  "media-ratio": [
    "Proporzioni delle immagini nelle schede, come `4 / 3`",
    "Aspect ratio of images in cards, such as `4 / 3`",
  ],
  "media-radius": ["Angoli arrotondati delle immagini nelle schede", "Rounded corners of images in cards"],
  "button-radius": ["Angoli arrotondati dei pulsanti", "Rounded corners of buttons"],
  "button-weight": ["Spessore del testo dei pulsanti", "Weight of the text of buttons"],
  "button-case": ["Maiuscole dei pulsanti, come `uppercase`", "Case of buttons, such as `uppercase`"],
  "button-border-width": ["Spessore del bordo dei pulsanti secondari", "Border width of secondary buttons"],
  "card-radius": [
    "Angoli delle schede dei pannelli e dei bonus",
    "Corners of the cards of panels and bonuses",
  ],
  "card-border-width": ["Spessore del bordo delle schede", "Border width of cards"],
  "card-padding": ["Spazio interno delle schede dei pannelli", "Padding of the panels’ cards"],
  "date-range-width": ["Larghezza del selettore di periodo", "Width of the date range"],
  "date-picker-width": ["Larghezza del calendario", "Width of the calendar"],
  "h-day": ["Altezza di un giorno del calendario", "Height of a day in the calendar"],
  "sticky-top": [
    "Altezza della testata del sito, se resta in vista: i filtri della lobby si fermano sotto",
    "Height of the site’s header, if it stays visible: the lobby’s filters stop below it",
  ],
  "z-popover": ["Livello (z-index) di menu e calendari", "Level (z-index) of menus and calendars"],
  "z-modal": ["Livello (z-index) delle finestre", "Level (z-index) of dialogs"],
  "z-tour": ["Livello (z-index) della visita guidata", "Level (z-index) of the guided tour"],
  "z-toast": ["Livello (z-index) degli avvisi", "Level (z-index) of notifications"],
  "ease-out": ["Andamento di ciò che compare", "Easing of what appears"],
  "ease-in": ["Andamento di ciò che scompare", "Easing of what disappears"],
  "ease-move": ["Andamento di ciò che si sposta", "Easing of what moves"],
};

/** Tokens of a scale. The name of each token ends with the number of its step. */
const scales: Readonly<Record<string, (step: string) => Meaning>> = {
  s: (step) => [`Spazio, misura ${step} di 9`, `Space, step ${step} of 9`],
  wheel: (step) => [
    `Spicchio ${step} della ruota, se la piattaforma non ne dà il colore; dopo sei si ricomincia`,
    `Section ${step} of the wheel, unless the platform sets its colour; the colours repeat after six`,
  ],
  d: (step) => [`Durata dei movimenti, ${step} di 4`, `Duration of movements, ${step} of 4`],
};

function meaningOf(name: string): Meaning | undefined {
  const [scale = "", step = ""] = name.split("-");
  return colours[name] ?? measures[name] ?? scales[scale]?.(step);
}

/**
 * The meaning of a token, as text.
 *
 * @throws Error if the token has no meaning in this file, so that the build fails for a forgotten token
 */
export function tokenMeaning({ name }: Token): Bilingual {
  const meaning = meaningOf(name.replace("--vetrina-", ""));
  if (!meaning) throw new Error(`${name} has no meaning in token-meanings.ts`);
  return { it: meaning[0], en: meaning[1] };
}

/** The design tokens, followed by tokens that only some style sheets read, such as the font. */
export function allTokens(read: readonly Token[]): Token[] {
  const names = new Set(designTokens.map(({ name }) => name));
  return [...designTokens, ...read.filter(({ name }) => !names.has(name) && names.add(name))];
}

/** All style sheets of the library's elements. */
export const stylesOf = ({ styles, sharedStyles }: Source): string =>
  [sharedStyles, ...Object.values(styles)].join("\n");
