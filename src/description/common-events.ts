import type { EventName, WidgetState } from "../definition";
import { type CommonEvents, commonEvents as events } from "../definition/common-events";
import { type Described, type DescribedEvent, describeEvents, type NotesOfEvents } from "./widget";

export interface CommonEvent extends DescribedEvent {
  /** The target of the event. Events of an element bubble to the document. */
  readonly from: "document" | "element";
}

const notes: NotesOfEvents<CommonEvents, Pick<CommonEvent, "from">> = {
  "vetrina:ready": {
    from: "document",
    analytics: ["version"],
    help: {
      it: "La libreria è partita e cerca gli elementi della pagina. L’evento arriva una sola volta.",
      en: "The library has started and searches the page for elements. The event is sent only once.",
    },
  },
  "vetrina:widget-ready": {
    from: "element",
    analytics: ["tag"],
    help: {
      it: "L’elemento si è mostrato per la prima volta.",
      en: "The element is visible for the first time.",
    },
  },
  "vetrina:login-request": {
    from: "document",
    analytics: ["view", "reason"],
    help: {
      it: 'Con `view: "login"` una parte della pagina chiede l’accesso: se uno script annulla l’evento, se ne occupa lo script; altrimenti si apre la finestra di accesso, o la pagina di accesso configurata. Con `view: "refresh"` il token è stato rinnovato: gli elementi si aggiornano e non si apre nulla. Chi vuole solo aprire un proprio accesso controlli `detail.view`.',
      en: 'With `view: "login"` a part of the page requests a login: a script that cancels the event handles the login itself; otherwise the login dialog opens, or the configured login page. With `view: "refresh"` the token has been refreshed: the elements are updated, and nothing opens. To open only a login of your own, check `detail.view`.',
    },
  },
  "vetrina:session-change": {
    from: "document",
    analytics: ["status", "reason"],
    help: {
      it: "Il giocatore ha fatto l’accesso o è uscito, in questa scheda o in un’altra. `reason` è il motivo: accesso in questa scheda (`login`) o altrove nel sito (`other-tab`), uscita (`logout`), token rifiutato (`expired`), saldo o registro che non si è potuto leggere (`balance`, `registry`), sessione finita altrove o con i suoi cookie (`ended`). Al caricamento di una pagina l’evento arriva solo se il suo URL fa uscire il giocatore (`?action=logout`). Non contiene mai il token.",
      en: "The player has logged in or out, in this tab or another. `reason` is the cause: a login in this tab (`login`) or elsewhere on the site (`other-tab`), a logout (`logout`), a refused token (`expired`), a balance or registry that could not be read (`balance`, `registry`), a session that ended elsewhere or with its cookies (`ended`). When a page loads, the event is sent only if the page’s URL logs the player out (`?action=logout`). The event never contains the token.",
    },
  },
  "vetrina:session-refresh": {
    from: "document",
    help: {
      it: "Il token del conto è stato rinnovato, in questa scheda o in un’altra. L’evento non contiene il token.",
      en: "The account token has been refreshed, in this tab or another. The event does not contain the token.",
    },
  },
  "vetrina:gamification-opt": {
    from: "document",
    help: {
      it: "Il giocatore ha scelto, in questa scheda, di non vedere più tornei, traguardi e premi (`optedOut: true`) o di vederli di nuovo (`false`). Il sito può conservare la scelta e ripeterla con `gamification.optedOut`.",
      en: "In this tab the player has chosen to see no competitions, achievements and prizes (`optedOut: true`), or to see them again (`false`). The site can store the choice and repeat it with `gamification.optedOut`.",
    },
  },
  "vetrina:tour-start": {
    from: "document",
    analytics: ["id", "version"],
    help: {
      it: "Una visita guidata comincia. L’evento non si ripete quando la visita continua dopo un ricaricamento o su un’altra pagina.",
      en: "A guided tour begins. The event is not sent again when the tour continues after a reload or on another page.",
    },
  },
  "vetrina:tour-step": {
    from: "document",
    analytics: ["id", "version", "position", "count"],
    help: {
      it: "La visita guidata mostra un passo: `position` comincia da 1, `count` non comprende i passi saltati.",
      en: "The guided tour shows a step: `position` starts at 1, `count` does not include skipped steps.",
    },
  },
  "vetrina:tour-end": {
    from: "document",
    analytics: ["id", "version", "how"],
    help: {
      it: "La visita guidata è terminata: con l’ultimo passo (`finished`), interrotta da chi la segue (`cancelled`), fermata da uno script o da un’altra visita (`stopped`), o senza un passo da mostrare (`nothing-to-show`).",
      en: "The guided tour has ended: with its last step (`finished`), cancelled by the visitor (`cancelled`), stopped by a script or another tour (`stopped`), or without a step that could be shown (`nothing-to-show`).",
    },
  },
  "vetrina:error": {
    from: "document",
    analytics: ["code", "tag"],
    help: {
      it: "Un errore è stato gestito: `code` è il nome dell’errore, come `login`; `tag` è il tag dell’elemento, se l’errore ne riguarda uno.",
      en: "An error has been handled: `code` is the name of the error, such as `login`; `tag` is the tag of the element, if the error concerns one.",
    },
  },
};

/** Events that the library sends on every page, independent of its widgets. */
export const commonEvents: Readonly<Record<EventName, CommonEvent>> = describeEvents(events, notes);

/** Values of `data-state` that every element can have. */
export const commonStates: { readonly [State in WidgetState]?: Described } = {
  error: {
    help: {
      it: "L’elemento non si è potuto caricare o si è guastato: resta il contenuto scritto al suo interno.",
      en: "The element could not be loaded, or has failed: the content written inside it stays.",
    },
  },
};
