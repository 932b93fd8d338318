import { html } from "../html";
import { codeBlock, paragraphs } from "./blocks";
import { type Page, section } from "./page";
import { type Language, wordsIn } from "./words";

const proseIn = {
  it: {
    lead: [
      "Perché il mio elemento non si mostra? L’ispettore risponde con una frase per ogni elemento della pagina.",
      'Chiunque visiti la pagina può aprirlo, anche senza accesso: mostra solo ciò che la pagina e gli strumenti del browser mostrano già. Non mostra dati personali: né il nome del giocatore, né il saldo, né i token. Un sito può vietarlo con `"inspector": false` nella configurazione.',
    ],
    open: "Come si apre",
    openText:
      "Aggiungi `?vetrina-inspect` all’indirizzo della pagina, oppure scrivi nella console del browser:",
    openNote:
      "Il suo codice si scarica solo allora: chi non lo apre non lo riceve. Si chiude con Esc, e la pagina sotto resta usabile.",
    show: "Che cosa mostra",
    showText: [
      "Ogni elemento della pagina, anche negli shadow root aperti, con la sua frase. Puntandolo, con il mouse o con la tastiera, si contorna nella pagina. Aprendolo si leggono lo stato, gli attributi come sono scritti e come si leggono, quelli che l’elemento non legge, gli slot vuoti, i contrasti troppo bassi, e il markup corretto da copiare.",
      "Della pagina: chiavi di configurazione sbagliate o mancanti, altre copie dello script e id ripetuti, ciò che la Content-Security-Policy ha rifiutato, lo stato del collegamento alla gamification, quante volte ogni dato è stato chiesto e quante chiamate sono partite, i file della libreria con la dimensione e la provenienza. I rifiuti avvenuti prima dell’apertura si conoscono solo in Chrome ed Edge; le dimensioni di file di un’altra origine solo se il suo server lo permette (`Timing-Allow-Origin`).",
      "Se si apre una finestra di dialogo, l’ispettore ci si sposta dentro e resta usabile: dice anche degli elementi della finestra.",
    ],
    report: "Il resoconto per l’assistenza",
    reportText:
      "«Copia il resoconto» copia un testo da mandare all’assistenza. Non contiene token, nomi, importi né parametri degli indirizzi; degli attributi riporta solo quelli sbagliati.",
    sentences: "Le frasi",
    sentencesText: [
      "Ogni frase che spiega perché un elemento non si mostra è nella pagina «Non si mostra?», con che cosa fare.",
      "Le altre frasi, come quelle sui passi di una visita guidata o sulle chiavi della configurazione, nominano da sé ciò che va corretto.",
    ],
    sentencesLink: "Le frasi e che cosa fare",
  },
  en: {
    lead: [
      "Why does my element not show? The inspector answers with one sentence for each element of the page.",
      'Every visitor of the page can open it, also without a login: it shows only what the page and the browser’s tools already show. It shows no personal data: no name of the player, no balance and no token. A site can forbid it with `"inspector": false` in its configuration.',
    ],
    open: "How to open it",
    openText: "Add `?vetrina-inspect` to the address of the page, or write in the browser’s console:",
    openNote:
      "Its code is loaded only then: whoever does not open it does not receive it. Esc closes it, and the page below stays usable.",
    show: "What it shows",
    showText: [
      "Every element of the page, also in open shadow roots, with its sentence. Point at it with the mouse or the keyboard, and it is outlined on the page. Open it to read its state, its attributes as they are written and as they are read, those that it does not read, empty slots, contrasts that are too low, and the corrected markup to copy.",
      "Of the page: configuration keys that are wrong or missing, more copies of the script and repeated ids, what the Content-Security-Policy has refused, the state of the connection to gamification, how often each value was asked for and how many calls were sent, the files of the library with their size and where they came from. What was refused before it was opened is known in Chrome and Edge only; sizes of files of another origin only if its server allows it (`Timing-Allow-Origin`).",
      "When a modal dialog opens, the inspector moves into it and stays usable: it also tells of the elements in the dialog.",
    ],
    report: "The report for support",
    reportText:
      "“Copy the report” copies a text to send to support. It holds no token, name, amount or parameter of an address; of attributes, only those that are wrong.",
    sentences: "The sentences",
    sentencesText: [
      "Each sentence that explains why an element does not show is on the page “Does not show?”, with what to do.",
      "The other sentences, such as those about the steps of a tour or the keys of the configuration, name by themselves what has to be corrected.",
    ],
    sentencesLink: "The sentences, and what to do",
  },
} as const;

/** The page about the inspector for authors. */
export function inspectorPage(language: Language): Page {
  const text = proseIn[language];
  return {
    slug: "inspector",
    group: "guide",
    title: wordsIn[language].inspector,
    lead: paragraphs(text.lead),
    sections: [
      section(
        "open",
        text.open,
        paragraphs(text.openText),
        codeBlock("Vetrina.inspect()"),
        paragraphs(text.openNote),
      ),
      section("show", text.show, paragraphs(text.showText)),
      section("report", text.report, paragraphs(text.reportText)),
      section(
        "sentences",
        text.sentences,
        paragraphs(text.sentencesText),
        html`<p><a href="troubleshooting.html#wrong">${text.sentencesLink}</a></p>`,
      ),
    ],
  };
}
