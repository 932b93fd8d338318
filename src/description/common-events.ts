import type { WidgetState } from "../definition";
import type { Described, DescribedEvent } from "./widget";

export interface CommonEvent extends DescribedEvent {
  /** The target of the event. Events of an element bubble to the document. */
  readonly from: "document" | "element";
}

/** Events that the library sends on every page, independent of its widgets. */
export const commonEvents: Readonly<Record<`vetrina:${string}`, CommonEvent>> = {
  "vetrina:ready": {
    from: "document",
    detail: "{ version: string }",
    analytics: ["version"],
    help: {
      it: "La libreria è partita e cerca gli elementi della pagina. Una sola volta.",
      en: "The library has started and looks for the elements of the page. Once only.",
    },
  },
  "vetrina:widget-ready": {
    from: "element",
    detail: "{ tag: string }",
    analytics: ["tag"],
    help: {
      it: "L’elemento si è mostrato per la prima volta.",
      en: "The element has shown itself for the first time.",
    },
  },
  "vetrina:login-request": {
    from: "document",
    cancelable: true,
    detail:
      '{ view: "login"; reason: "user" | "page" | "required" | "logout" | "ended" | "expired" | "balance" } | { view: "refresh" }',
    analytics: ["view", "reason"],
    help: {
      it: 'Con `view: "login"` una parte della pagina chiede l’accesso: chi lo annulla se ne occupa da sé; altrimenti si apre la finestra di accesso, o la pagina di accesso configurata. Con `view: "refresh"` il token è stato rinnovato: si ridisegna la vista di chi è collegato e non si apre nulla.',
      en: 'With `view: "login"` some part of the page asks for a login: whoever cancels it answers it; otherwise the login modal opens, or the configured login page. With `view: "refresh"` the token has been renewed: the view of the logged-in player is drawn again, and nothing opens.',
    },
  },
  "vetrina:session-refresh": {
    from: "document",
    detail: "{}",
    help: {
      it: "Il token del conto è stato rinnovato, in questa scheda o in un’altra. Il token non è nell’evento.",
      en: "The account token has been renewed, in this tab or in another. The token is not in the event.",
    },
  },
  "vetrina:gamification-opt": {
    from: "document",
    detail: "{ optedOut: boolean }",
    help: {
      it: "Il giocatore ha scelto, in questa scheda, di non vedere più tornei, traguardi e premi (`optedOut: true`) o di vederli di nuovo (`false`). Chi gestisce il sito può conservarlo e ripeterlo con `gamification.optedOut`.",
      en: "In this tab the player has chosen to see no competitions, achievements and prizes (`optedOut: true`), or to see them again (`false`). The operator can keep it and repeat it with `gamification.optedOut`.",
    },
  },
  "vetrina:tour-start": {
    from: "document",
    detail: "{ id: string; version: string }",
    analytics: ["id", "version"],
    help: {
      it: "Una visita guidata comincia. Non si ripete quando continua dopo un ricaricamento o su un’altra pagina.",
      en: "A guided tour begins. Not sent again when it goes on after a reload or on another page.",
    },
  },
  "vetrina:tour-step": {
    from: "document",
    detail: "{ id: string; version: string; position: number; count: number; title: string }",
    analytics: ["id", "version", "position", "count"],
    help: {
      it: "La visita guidata mostra un passo: `position` da 1, `count` senza i passi saltati.",
      en: "The guided tour shows a step: `position` from 1, `count` without skipped steps.",
    },
  },
  "vetrina:tour-end": {
    from: "document",
    detail: '{ id: string; version: string; how: "finished" | "cancelled" | "stopped" | "nothing-to-show" }',
    analytics: ["id", "version", "how"],
    help: {
      it: "La visita guidata è finita: con l’ultimo passo, interrotta da chi la segue, fermata da uno script o da un’altra visita, o senza un passo da mostrare.",
      en: "The guided tour has ended: with its last step, cancelled by the player, stopped by a script or another tour, or without a step that could be shown.",
    },
  },
  "vetrina:error": {
    from: "document",
    detail: "{ row: string; error: Error; tag?: string }",
    analytics: ["row", "tag"],
    help: {
      it: "Un errore è stato gestito: `row` dice quale, `tag` l’elemento, se ce n’è uno.",
      en: "An error has been handled: `row` says which, `tag` the element where there is one.",
    },
  },
};

/** Values of `data-state` that every element can have. */
export const commonStates: { readonly [State in WidgetState]?: Described } = {
  error: {
    help: {
      it: "L’elemento non si è potuto caricare o si è guastato: resta il contenuto scritto al suo interno.",
      en: "The element could not be loaded, or broke: what was written inside it stays.",
    },
  },
};
