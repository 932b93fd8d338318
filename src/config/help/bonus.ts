import type { bonusDescription } from "../bonus-description";
import type { HelpOf } from "./help-of";

export const bonusHelp: HelpOf<typeof bonusDescription> = {
  origin: {
    it: "Origine del bonus manager; senza, quella della pagina.",
    en: "Origin of the bonus manager; the page’s by default.",
  },
  paths: {
    list: {
      it: "Percorso nel bonus manager con l’elenco dei bonus (getBonusList).",
      en: "Path in the bonus manager with the list of the bonuses (getBonusList).",
    },
    byIds: {
      it: "Percorso nel bonus manager con i bonus scelti per codice (getBonusByIdList).",
      en: "Path in the bonus manager with the bonuses chosen by their ids (getBonusByIdList).",
    },
  },
  idsParameter: {
    it: "Parametro con gli identificativi, separati da virgole.",
    en: "Parameter with the ids, separated by commas.",
  },
  detailPath: {
    it: "Pagina a cui porta un bonus senza un collegamento suo. Contiene `<vetrina-bonus-detail>`.",
    en: "Page to which a bonus without a link of its own leads. It contains `<vetrina-bonus-detail>`.",
  },
  queryKeys: {
    it: "Quanti parametri dell’indirizzo si leggono al più per trovare «card».",
    en: "How many parameters of the page’s address are read at most to find “card”.",
  },
  linkOrigins: {
    it: "Altre origini a cui un bonus può portare, oltre a quella della pagina.",
    en: "Origins beside the page’s own that a bonus may lead to.",
  },
  imageOrigins: {
    it: "Altre origini da cui possono venire le immagini dei bonus; senza, ogni host https.",
    en: "Other origins that images of bonuses may come from; without one, any https host.",
  },
  facts: {
    amount: {
      it: "Campo di un bonus con l’importo in euro; senza, l’importo si legge dal testo, se è certo.",
      en: "Field of a bonus with its amount in euros; without it, the amount is read from the text, if it is certain.",
    },
    playthrough: {
      it: "Campo con il requisito di giocata, in volte; senza, vale quanto detto per l’importo.",
      en: "Field with the playthrough requirement, in times; without it, the same holds as for the amount.",
    },
    minimumOdds: {
      it: "Campo con la quota minima; senza, vale quanto detto per l’importo.",
      en: "Field with the minimum odds; without it, the same holds as for the amount.",
    },
    time: {
      it: "Campo con i giorni entro cui giocare il bonus («30», «24 ore»); senza, vale quanto detto per l’importo.",
      en: "Field with the days within which the bonus has to be played (“30”, “24 hours”); without it, the same holds as for the amount.",
    },
  },
  endOfDay: {
    it: "Una scadenza senza ora vale fino alla fine di quel giorno; senza, fino alla sua mezzanotte iniziale.",
    en: "An expiration without a time lasts until the end of that day; by default until its first midnight.",
  },
  timeout: {
    it: "Durata massima di una lettura, ripetizioni comprese, in millisecondi.",
    en: "Longest duration of a read, retries included, in milliseconds.",
  },
};
