import { url, flag, text } from "../../src/definition";
import { describeKinds, describeWidget } from "../../src/description";
import { tour } from "./definition";
import { tourButtonTexts } from "./texts";

export const tourDescription = describeWidget(tour, {
  title: { it: "Visita guidata", en: "Guided tour" },
  summary: {
    it: "Accompagna chi visita il sito da un elemento all’altro, un passo alla volta, anche su più pagine. Chi la segue può interromperla in ogni momento.",
    en: "Guides visitors from one element to the next, one step at a time, even over several pages. Visitors can stop it at any time.",
  },
  attributes: {
    label: {
      label: { it: "Testo del pulsante", en: "Text of the button" },
      help: {
        it: "Testo del pulsante che avvia la visita; se manca, «Inizia la visita guidata».",
        en: "Text of the button that starts the tour. The default is “Start the guided tour”.",
      },
    },
    tour: {
      label: { it: "Nome della visita", en: "Name of the tour" },
      help: {
        it: "Un nome breve, diverso per ogni visita, come benvenuto: con questo nome il browser ricorda chi l’ha già vista e uno script la avvia. Se qui non ci sono passi, parte la visita che ha questo nome nella configurazione del sito. Se lasciato vuoto, il nome è il percorso della pagina.",
        en: "Enter a short name, different for each tour, such as “welcome”. The browser uses it to remember who has seen the tour, and a script uses it to start the tour. If there are no steps here, the tour of this name in the site’s configuration starts. Leave empty to use the path of the page as the name.",
      },
    },
    version: {
      label: { it: "Versione", en: "Version" },
      help: {
        it: "Un numero o una parola, da cambiare quando la visita cambia molto: se si avvia da sola, chi ha visto la versione precedente la rivede. Se lasciato vuoto, vale 1.",
        en: "Enter a number or a word. If the tour starts automatically, change the version after each major change of the tour, so that visitors who have seen the earlier version see the new one. Leave empty to use version 1.",
      },
    },
    start: {
      label: { it: "Avvio", en: "Start" },
      choiceLabels: {
        button: { it: "Con il pulsante", en: "With the button" },
        auto: { it: "Da sola, la prima volta", en: "Automatically, the first time" },
        script: { it: "Da uno script", en: "By a script" },
      },
      help: {
        it: "Con «Da sola» la visita parte una volta in ogni browser per ogni versione; poi resta il pulsante. Con «Da uno script» il pulsante non si vede, e chi sviluppa avvia la visita con `Vetrina.tour.start(nome)`.",
        en: "With “Automatically, the first time”, each version of the tour starts once in each browser; the button stays visible. With “By a script”, no button is shown, and a developer starts the tour with `Vetrina.tour.start(name)`.",
      },
    },
    confirm: {
      siteWide: true,
      label: { it: "Conferma prima di interrompere", en: "Confirmation before stopping" },
      choiceLabels: {
        on: { it: "Chiedi, in inglese", en: "Ask, in English" },
        page: { it: "Chiedi, nella lingua della pagina", en: "Ask, in the language of the page" },
        off: { it: "Non chiedere", en: "Do not ask" },
      },
      help: {
        it: "Decide se chi interrompe la visita deve confermare. La domanda in inglese è «Are you sure you want to stop the tour?». Se lasciato vuoto, vale la configurazione del sito.",
        en: "Choose whether visitors who stop the tour have to confirm. The English question is “Are you sure you want to stop the tour?”. Leave empty to use the site’s configuration.",
      },
    },
    keyboard: {
      label: { it: "Comandi da tastiera", en: "Keyboard commands" },
      help: {
        it: "Esc interrompe la visita, le frecce cambiano passo. Se disattivato, si usano solo i pulsanti.",
        en: "Esc stops the tour, and the arrow keys move between steps. Switch this off to allow only the buttons.",
      },
    },
  },
  children: "markup",
  slots: {
    step: {
      help: {
        it: "Un passo: un `div` con `hidden`, gli attributi qui sotto e testo formattato. L’ordine è quello dei figli.",
        en: "A step: a `div` with `hidden`, the attributes below and rich text. The order of the steps is the order of the children.",
      },
    },
  },
  items: {
    slot: "step",
    label: { it: "Passi", en: "Steps" },
    item: { it: "Passo", en: "Step" },
    help: {
      it: "I passi della visita, nel loro ordine. Se ciò che un passo indica non si vede nella pagina, la visita lo aspetta per poco e poi salta il passo.",
      en: "Enter the steps of the tour in their order. If the target of a step is not visible on the page, the tour waits for it briefly and then skips the step.",
    },
    attributes: describeKinds(
      { title: text({ required: true }), target: text(), page: url(), invites: flag() },
      {
        title: {
          label: { it: "Titolo", en: "Title" },
          help: {
            it: "Titolo del passo, senza formattazione. È obbligatorio.",
            en: "Enter the title of the step, without formatting. It is required.",
          },
        },
        target: {
          label: { it: "Punto della pagina", en: "Place on the page" },
          help: {
            it: "Ciò che il passo indica, scritto come selettore CSS (da chiedere a chi sviluppa): `#saldo` è l’elemento con ID saldo. ` >>> ` entra in uno shadow root aperto, per esempio `vetrina-balance-header >>> [part~=text]`. Se lasciato vuoto, il passo sta al centro.",
            en: "Enter the target of the step as a CSS selector (ask a developer): `#balance` is the element with the ID balance. ` >>> ` enters an open shadow root, for example `vetrina-balance-header >>> [part~=text]`. Leave empty for a step in the middle of the page.",
          },
        },
        page: {
          label: { it: "Pagina", en: "Page" },
          help: {
            it: "Pagina di questo sito su cui sta il passo. Se lasciato vuoto, è quella del passo precedente.",
            en: "Choose the page of this site that shows the step. Leave empty for the page of the previous step.",
          },
        },
        invites: {
          label: { it: "Invita a giocare", en: "Invitation to play" },
          help: {
            it: "Va attivato se il passo, o ciò che mostra, invita a giocare: bonus, tavoli, giocate, tornei. Chi è autoescluso o in pausa di gioco non lo vede.",
            en: "Switch this on if the step or its target invites players to play, for example by showing a bonus, a table, an instant game or a competition. Players in self-exclusion or a game pause do not see the step.",
          },
        },
      },
    ),
    content: {
      label: { it: "Testo", en: "Text" },
      help: {
        it: "Testo formattato del passo: paragrafi, elenchi, collegamenti.",
        en: "Formatted text of the step: paragraphs, lists, links.",
      },
    },
  },
  states: {
    ready: {
      it: "Il pulsante è pronto, anche durante la visita.",
      en: "The button is ready, even during the tour.",
    },
    error: {
      it: "La visita non ha passi: il pulsante non c’è.",
      en: "The tour has no steps, and no button is shown.",
    },
  },
  parts: {
    action: {
      it: "Il pulsante che avvia la visita; nel riquadro dei passi, «Avanti» e «Fine». Il riquadro è nell’elemento `vetrina-tour-popover` alla fine della pagina: le sue parti sono `popover`, `title`, `text`, `close`, `progress`, `action` e `action-secondary`.",
      en: "The button that starts the tour, and the buttons “Next” and “Done” in the popover of the steps. The popover is in the element `vetrina-tour-popover` at the end of the page; its parts are `popover`, `title`, `text`, `close`, `progress`, `action` and `action-secondary`.",
    },
  },
  keyboard: [
    {
      keys: ["Escape"],
      it: "Interrompe la visita, dopo la conferma se è attiva; il focus torna al pulsante.",
      en: "Cancels the tour, after a confirmation if it is switched on; the focus returns to the button.",
    },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      it: "Va al passo precedente o al seguente. Non vale nei campi e nei comandi che usano le frecce; all’ultimo passo la freccia destra non conclude la visita.",
      en: "Goes to the previous or the next step. Fields and controls that use the arrow keys keep them; at the last step the right arrow does not end the tour.",
    },
    {
      keys: ["Tab"],
      it: "Passa da un comando all’altro del riquadro e dell’elemento mostrato.",
      en: "Moves between the controls of the popover and the controls of the shown element.",
    },
  ],
  examples: [
    {
      title: { it: "Tre passi sulla pagina", en: "Three steps on the page" },
      attributes: { tour: "benvenuto", version: "1", confirm: "page" },
      items: [
        {
          title: "Benvenuto",
          text: "<p>Una visita breve: tre passi, e si può smettere quando si vuole.</p>",
        },
        { title: "Il titolo della pagina", target: "h1", text: "<p>Dice <strong>dove siamo</strong>.</p>" },
        { title: "Fin qui", text: "<p>Il pulsante resta qui, per rivedere la visita.</p>" },
      ],
      demo: "logged-out",
    },
  ],
  icon: "helpCircle",
  fallback: "",
  texts: tourButtonTexts,
  placeholder: { minHeight: 2.75 },
});
