import { address, defineWidget, flag, oneOf, text, type WidgetModule } from "../../src/definition";
import { tourButtonTexts } from "./texts";

export const tour = defineWidget({
  tag: "vetrina-tour",
  title: { it: "Visita guidata", en: "Guided tour" },
  summary: {
    it: "Accompagna chi visita il sito da un elemento all’altro, un passo alla volta, anche su più pagine. Si può interrompere in ogni momento.",
    en: "Leads visitors from one element to the next, one step at a time, also over several pages. It can be stopped at any time.",
  },
  attributes: {
    label: text({
      label: { it: "Testo del pulsante", en: "Text of the button" },
      help: {
        it: "Testo del pulsante che avvia la visita; se manca, «Inizia la visita guidata».",
        en: "Text of the button that starts the tour. Default: “Start the guided tour”.",
      },
    }),
    tour: text({
      label: { it: "Nome della visita", en: "Name of the tour" },
      help: {
        it: "Sotto questo nome si ricorda chi l’ha già vista, e uno script la avvia. Senza passi propri l’elemento avvia la visita con questo nome nella configurazione. Se manca, vale il percorso della pagina.",
        en: "The name under which it is remembered who has seen it, and by which a script starts it. An element without steps starts the tour of this name in the configuration. Default: the path of the page.",
      },
    }),
    version: text({
      label: { it: "Versione", en: "Version" },
      help: {
        it: "Con una nuova versione la visita si avvia di nuovo da sola per chi ha visto la precedente. Se manca, `1`.",
        en: "With a new version the tour starts by itself again for those who have seen the earlier one. Default: `1`.",
      },
    }),
    start: oneOf(["button", "auto", "script"], {
      default: "button",
      label: { it: "Avvio", en: "Start" },
      choiceLabels: {
        button: { it: "Con il pulsante", en: "With the button" },
        auto: { it: "Da sola, la prima volta", en: "By itself, the first time" },
        script: { it: "Da uno script", en: "By a script" },
      },
      help: {
        it: "«Da sola» vale una volta per browser e versione; poi resta il pulsante. «Da uno script» non mostra il pulsante: la visita comincia con `Vetrina.tour.start(nome)`.",
        en: "“By itself” happens once in a browser and version; then there is the button. “By a script” shows no button: the tour starts with `Vetrina.tour.start(name)`.",
      },
    }),
    confirm: oneOf(["on", "off", "page"], {
      siteWide: true,
      label: { it: "Conferma", en: "Confirmation" },
      choiceLabels: {
        on: { it: "Chiedi, in inglese", en: "Ask, in English" },
        page: { it: "Chiedi, nella lingua della pagina", en: "Ask, in the language of the page" },
        off: { it: "Non chiedere", en: "Do not ask" },
      },
      help: {
        it: "Se si chiede conferma prima di interrompere la visita. La domanda in inglese è «Are you sure you want to stop the tour?». Se manca, vale la configurazione.",
        en: "Whether the player is asked before the tour is cancelled. The English question is “Are you sure you want to stop the tour?”. Default: the configuration.",
      },
    }),
    keyboard: flag({
      default: true,
      label: { it: "Tastiera", en: "Keyboard" },
      help: {
        it: "Esc interrompe, le frecce cambiano passo. Altrimenti si usano solo i pulsanti.",
        en: "Esc cancels, the arrows move between steps. Otherwise only the buttons do.",
      },
    }),
  },
  children: "markup",
  slots: {
    step: {
      help: {
        it: "Un passo: un `div` con `hidden`, gli attributi qui sotto e testo formattato. L’ordine è quello dei figli.",
        en: "A step: a `div` with `hidden`, the attributes below and rich text. The order is that of the children.",
      },
    },
  },
  items: {
    slot: "step",
    label: { it: "Passi", en: "Steps" },
    item: { it: "Passo", en: "Step" },
    help: {
      it: "I passi della visita, nel loro ordine. Un passo il cui elemento manca o non si vede si aspetta e poi si salta.",
      en: "The steps of the tour, in their order. A step whose element is missing or hidden is waited for, then skipped.",
    },
    attributes: {
      title: text({
        required: true,
        label: { it: "Titolo", en: "Title" },
        help: { it: "Titolo del passo, solo testo.", en: "Title of the step, text only." },
      }),
      target: text({
        label: { it: "Elemento", en: "Element" },
        help: {
          it: "Selettore CSS dell’elemento da mostrare; ` >>> ` entra in uno shadow root aperto, per esempio `vetrina-balance-header >>> [part~=text]`. Se manca, il passo sta al centro.",
          en: "CSS selector of the element to show; ` >>> ` enters an open shadow root, for example `vetrina-balance-header >>> [part~=text]`. Without one the step is in the middle.",
        },
      }),
      page: address({
        label: { it: "Pagina", en: "Page" },
        help: {
          it: "Pagina di questo sito su cui sta il passo. Se manca, quella del passo prima.",
          en: "Page of this site on which the step is. Default: that of the step before.",
        },
      }),
      invites: flag({
        label: { it: "Invita a giocare", en: "Invites to play" },
        help: {
          it: "Da segnare se il passo, o ciò che mostra, invita a giocare: bonus, tavoli, giocate, tornei. Chi è autoescluso o in pausa non lo vede.",
          en: "Set it if the step, or what it shows, invites to play: bonuses, tables, plays, competitions. A self-excluded or pausing player does not see it.",
        },
      }),
    },
    content: {
      label: { it: "Testo", en: "Text" },
      help: {
        it: "Testo formattato del passo: paragrafi, elenchi, collegamenti.",
        en: "Rich text of the step: paragraphs, lists, links.",
      },
    },
  },
  states: {
    ready: {
      help: {
        it: "Il pulsante è pronto; vale anche durante la visita.",
        en: "The button is ready; also during the tour.",
      },
    },
  },
  parts: {
    action: {
      help: {
        it: "Il pulsante che avvia; nel riquadro dei passi, «Avanti» e «Fine». Il riquadro è nell’elemento `vetrina-tour-popover` alla fine della pagina: i suoi parti sono `popover`, `title`, `text`, `close`, `progress`, `action` e `action-secondary`.",
        en: "The button that starts; in the popover of the steps, “Next” and “Done”. The popover is in the element `vetrina-tour-popover` at the end of the page; its parts are `popover`, `title`, `text`, `close`, `progress`, `action` and `action-secondary`.",
      },
    },
  },
  keyboard: [
    {
      keys: ["Escape"],
      help: {
        it: "Interrompe la visita, con la conferma se è accesa; il fuoco torna al pulsante.",
        en: "Cancels the tour, with the confirmation if it is on; the focus returns to the button.",
      },
    },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      help: {
        it: "Il passo prima e quello dopo. Non nei campi e nei comandi che usano le frecce; all’ultimo passo la freccia destra non conclude.",
        en: "The step before and the next one. Not in fields and controls that use the arrows; at the last step the right arrow does not end the tour.",
      },
    },
    {
      keys: ["Tab"],
      help: {
        it: "Passa tra i comandi del riquadro e quelli dell’elemento mostrato.",
        en: "Moves between the controls of the popover and those of the element shown.",
      },
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
  budget: 2,
  placeholder: { minHeight: 2.75 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Tour"),
});
