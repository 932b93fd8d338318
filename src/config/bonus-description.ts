import { address, flag, list, integer, origin, text } from "../definition/kinds";
import { defaultMaxKeys } from "../utils/query";
import { help } from "./help";

/** The bonus manager: its address, and how its dates are read. */
export const bonusDescription = {
  origin: origin(
    help(
      "Origine del bonus manager; senza, quella della pagina.",
      "Origin of the bonus manager; the page’s by default.",
    ),
  ),
  paths: {
    list: text(
      help(
        "Percorso nel bonus manager con l’elenco dei bonus (getBonusList).",
        "Path in the bonus manager with the list of the bonuses (getBonusList).",
      ),
    ),
    byIds: text(
      help(
        "Percorso nel bonus manager con i bonus scelti per codice (getBonusByIdList).",
        "Path in the bonus manager with the bonuses chosen by their ids (getBonusByIdList).",
      ),
    ),
  },
  idsParameter: text({
    default: "ids",
    ...help(
      "Parametro con gli identificativi, separati da virgole.",
      "Parameter with the ids, separated by commas.",
    ),
  }),
  detailPath: address({
    default: "/bonus/dettaglio",
    ...help(
      "Pagina a cui porta un bonus senza un collegamento suo. Contiene `<vetrina-bonus-detail>`.",
      "Page to which a bonus without a link of its own leads. It contains `<vetrina-bonus-detail>`.",
    ),
  }),
  queryKeys: integer({
    default: defaultMaxKeys,
    min: 1,
    ...help(
      "Quanti parametri dell’indirizzo si leggono al più per trovare «card».",
      "How many parameters of the page’s address are read at most to find “card”.",
    ),
  }),
  linkOrigins: list({
    default: [],
    ...help(
      "Altre origini a cui un bonus può portare, oltre a quella della pagina.",
      "Origins beside the page’s own that a bonus may lead to.",
    ),
  }),
  imageOrigins: list({
    default: [],
    ...help(
      "Altre origini da cui possono venire le immagini dei bonus; senza, ogni host https.",
      "Other origins that images of bonuses may come from; without one, any https host.",
    ),
  }),
  facts: {
    amount: text(
      help(
        "Campo di un bonus con l’importo in euro; senza, l’importo si legge dal testo, se è certo.",
        "Field of a bonus with its amount in euros; without it, the amount is read from the text, if it is certain.",
      ),
    ),
    playthrough: text(
      help(
        "Campo con il requisito di giocata, in volte; senza, vale quanto detto per l’importo.",
        "Field with the playthrough requirement, in times; without it, the same holds as for the amount.",
      ),
    ),
    minimumOdds: text(
      help(
        "Campo con la quota minima; senza, vale quanto detto per l’importo.",
        "Field with the minimum odds; without it, the same holds as for the amount.",
      ),
    ),
    time: text(
      help(
        "Campo con i giorni entro cui giocare il bonus («30», «24 ore»); senza, vale quanto detto per l’importo.",
        "Field with the days within which the bonus has to be played (“30”, “24 hours”); without it, the same holds as for the amount.",
      ),
    ),
  },
  endOfDay: flag(
    help(
      "Una scadenza senza ora vale fino alla fine di quel giorno; senza, fino alla sua mezzanotte iniziale.",
      "An expiration without a time lasts until the end of that day; by default until its first midnight.",
    ),
  ),
  timeout: integer({
    default: 8000,
    min: 1,
    ...help(
      "Durata massima di una lettura, ripetizioni comprese, in millisecondi.",
      "Longest duration of a read, retries included, in milliseconds.",
    ),
  }),
} as const;
