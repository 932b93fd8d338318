import type { bonusDescription } from "../sections/bonus";
import type { HelpOf } from "./help-of";

export const bonusHelp: HelpOf<typeof bonusDescription> = {
  origin: {
    it: "Indirizzo del servizio dei bonus (bonus manager); senza, l’origine della pagina.",
    en: "URL of the bonus service (bonus manager). The default is the page’s origin.",
  },
  paths: {
    list: {
      it: "Percorso dell’elenco dei bonus (getBonusList).",
      en: "Path of the list of bonuses (getBonusList).",
    },
    byIds: {
      it: "Percorso dei bonus scelti per codice (getBonusByIdList).",
      en: "Path of the bonuses chosen by their ids (getBonusByIdList).",
    },
  },
  idsParameter: {
    it: "Parametro della chiamata con i codici dei bonus, separati da virgole.",
    en: "Parameter of the call with the ids of the bonuses, separated by commas.",
  },
  detailUrl: {
    it: "Pagina a cui porta un bonus che non ha un collegamento. Contiene `<vetrina-bonus-detail>`.",
    en: "Page that opens for a bonus without a link. It contains `<vetrina-bonus-detail>`.",
  },
  maxQueryParameters: {
    it: "Numero massimo di parametri dell’indirizzo che si leggono per trovare «card».",
    en: "Maximum number of parameters in the page’s URL that are read to find “card”.",
  },
  linkOrigins: {
    it: "Altre origini a cui un bonus può portare, oltre a quella della pagina.",
    en: "Other origins that a bonus may link to, in addition to the page’s.",
  },
  imageOrigins: {
    it: "Altre origini da cui possono venire le immagini dei bonus; senza, ogni host https.",
    en: "Other origins of bonus images. The default is any https host.",
  },
  facts: {
    amount: {
      it: "Campo di un bonus con l’importo in euro; senza, l’importo si legge dal testo, se è certo.",
      en: "Field of a bonus with its amount in euros. Without this field, the amount is read from the text if the text is unambiguous.",
    },
    wageringRequirement: {
      it: "Campo con il requisito di giocata, come moltiplicatore; senza, si legge dal testo come l’importo.",
      en: "Field with the wagering requirement, as a multiplier. Without this field, the requirement is read from the text like the amount.",
    },
    minimumOdds: {
      it: "Campo con la quota minima; senza, si legge dal testo come l’importo.",
      en: "Field with the minimum odds. Without this field, the odds are read from the text like the amount.",
    },
    time: {
      it: "Campo con il tempo entro cui giocare il bonus («30» giorni, «24 ore»); senza, si legge dal testo come l’importo.",
      en: "Field with the time within which the bonus has to be used (“30” days, “24 hours”). Without this field, the time is read from the text like the amount.",
    },
  },
  expiresAtEndOfDay: {
    it: "Con `true`, un bonus la cui scadenza non ha un’ora vale fino alla fine di quel giorno; altrimenti fino all’inizio.",
    en: "With `true`, a bonus whose expiry has no time is valid until the end of that day, otherwise until its beginning.",
  },
  timeoutMs: {
    it: "Durata massima di una lettura, ripetizioni comprese, in millisecondi.",
    en: "Maximum duration of a read, retries included, in milliseconds.",
  },
};
