import { html } from "../html";
import { bullets, paragraphs } from "./blocks";
import { changeLists } from "./changes";
import { type Page, section } from "./page";
import type { Language } from "./words";

const it = {
  title: "Browser, accessibilità e novità",
  lead: "In quali browser funzionano gli elementi, che cosa vale per chi usa la tastiera, uno screen reader o un testo più grande, e che cosa è cambiato.",
  browsers: "Browser",
  browsersText: [
    "Gli elementi funzionano in Chrome ed Edge dalla versione 120, in Firefox dalla 124 e in Safari dalla 17.4, anche sul telefono. Le prove si fanno nelle versioni attuali di Chromium, Firefox e WebKit.",
    "Nei browser più vecchi resta visibile ciò che l’autore ha scritto dentro gli elementi: per questo conviene scriverci qualcosa di utile, come un collegamento.",
  ],
  accessibility: "Accessibilità",
  accessibilityText:
    "Le prove automatiche, con axe, non trovano violazioni delle WCAG 2.2, livelli A e AA, in nessuno stato, tema e lingua degli elementi. Vale inoltre:",
  accessibilityList: [
    "Tastiera: ogni elemento si usa senza mouse. La pagina di un elemento con tasti propri li elenca alla voce «Tastiera».",
    "Modelli ARIA: la griglia dei giorni della data segue quello della «ARIA Authoring Practices Guide».",
    "Nomi: l’etichetta che si vede fa parte del nome letto dallo screen reader, e due comandi della stessa pagina hanno nomi diversi.",
    "Ingrandimento: a 320 pixel di larghezza, come con lo zoom al 400 % su uno schermo da 1280, nulla scorre di lato. Con un testo più grande o più spaziato nulla si taglia o si copre, e i comandi misurano almeno 24 pixel.",
    "Colori forzati (contrasto elevato di Windows): ogni comando e ogni scelta restano visibili.",
    "Movimento ridotto: se il dispositivo lo chiede, i riquadri non scorrono, il carosello passa subito alla scheda e gli instant win mostrano il risultato senza animazione.",
  ],
  accessibilityDuty: [
    "Al sito spettano i colori che cambia e ciò che scrive dentro gli elementi. L’ispettore segnala i contrasti troppo bassi.",
  ],
  changes: "Novità",
  changesText: [
    "Questa è la versione {version}. Nessuna versione è stata ancora pubblicata: nelle pagine che esistono già non c’è nulla da cambiare.",
    "L’elenco che segue, in inglese, è quello del file `CHANGELOG.md`: riguarda anche chi sviluppa.",
  ],
  changesShow: "Che cosa c’è in questa versione",
};

const en: typeof it = {
  title: "Browsers, accessibility and news",
  lead: "In which browsers the elements work, what holds for visitors with a keyboard, a screen reader or larger text, and what has changed.",
  browsers: "Browsers",
  browsersText: [
    "The elements work in Chrome and Edge from version 120, in Firefox from 124 and in Safari from 17.4, also on phones. They are tested in the current versions of Chromium, Firefox and WebKit.",
    "In older browsers, what the author wrote inside the elements stays visible: write something useful there, such as a link.",
  ],
  accessibility: "Accessibility",
  accessibilityText:
    "Automatic tests, with axe, find no violation of WCAG 2.2, levels A and AA, in any state, theme and language of the elements. Also:",
  accessibilityList: [
    "Keyboard: every element can be used without a mouse. The page of an element with keys of its own lists them below “Keyboard”.",
    "ARIA patterns: the grid of days of the date picker and the tabs of the hub follow the patterns of the “ARIA Authoring Practices Guide”.",
    "Names: the visible label is part of the name that a screen reader reads, and two controls of a page have different names.",
    "Zoom: with a width of 320 pixels, as with a zoom of 400% on a screen of 1280, nothing scrolls sideways. With larger text or more text spacing nothing is cut or covered, and controls measure at least 24 pixels.",
    "Forced colours (high contrast in Windows): every control and every selected state can be seen.",
    "Reduced motion: if the device asks for it, panels do not move, the carousel goes to the card at once, and instant wins show the result without an animation.",
  ],
  accessibilityDuty: [
    "The site is responsible for the colours that it changes and for what it writes inside the elements. The inspector tells of contrasts that are too low.",
  ],
  changes: "What is new",
  changesText: [
    "This is version {version}. No version has been released yet: there is nothing to change in pages that exist already.",
    "The list that follows is that of the file `CHANGELOG.md`: it is for developers, too.",
  ],
  changesShow: "What this version has",
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

/** The page about supported browsers, accessibility and changes. What it says is in the documents of the project. */
export function supportPage(version: string, language: Language): Page {
  const text = proseIn[language];
  return {
    slug: "support",
    group: "guide",
    title: text.title,
    lead: paragraphs(text.lead),
    sections: [
      section("browsers", text.browsers, paragraphs(text.browsersText)),
      section(
        "accessibility",
        text.accessibility,
        paragraphs(text.accessibilityText),
        bullets(text.accessibilityList),
        paragraphs(text.accessibilityDuty),
      ),
      section(
        "changes",
        text.changes,
        paragraphs(text.changesText.map((each) => each.replace("{version}", version))),
        html`<details>
          <summary>${text.changesShow}</summary>
          ${changeLists(language)}
        </details>`,
      ),
    ],
  };
}
