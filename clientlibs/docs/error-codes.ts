import type { ErrorCode } from "../../src/config";
import type { Bilingual } from "../../src/description";
import { bullets } from "./blocks";
import type { Language } from "./words";

/** The meaning of each code in `vetrina:error` and `onError`. */
const meanings: Readonly<Record<ErrorCode, Bilingual>> = {
  balance: {
    it: "Il saldo non si è potuto leggere: il giocatore è stato disconnesso.",
    en: "The balance could not be read: the player has been logged out.",
  },
  registry: {
    it: "Il token della chat di assistenza non si è potuto leggere: il giocatore è stato disconnesso.",
    en: "The token of the support chat could not be read: the player has been logged out.",
  },
  "self-exclusion": {
    it: "L’autoesclusione non si è potuta leggere: gli inviti al gioco restano nascosti.",
    en: "The self-exclusion could not be read: invitations to play stay hidden.",
  },
  "game-pauses": {
    it: "Le pause dal gioco non si sono potute leggere: gli inviti al gioco restano nascosti.",
    en: "The game pauses could not be read: invitations to play stay hidden.",
  },
  refresh: {
    it: "Il token del conto non si è potuto rinnovare.",
    en: "The account token could not be refreshed.",
  },
  ip: {
    it: "L’indirizzo IP del visitatore non si è potuto leggere.",
    en: "The visitor’s IP address could not be read.",
  },
  "cookie-domain": {
    it: "Il dominio di `cookies.domain` non è quello della pagina: i cookie valgono solo per il suo host.",
    en: "The domain in `cookies.domain` is not that of the page: the cookies apply to its host only.",
  },
  login: {
    it: "L’accesso non è riuscito per un motivo diverso dalle credenziali.",
    en: "The login failed for a reason other than the credentials.",
  },
  chunk: {
    it: "Il codice di un elemento, o della libreria, non si è potuto caricare.",
    en: "The code of an element, or of the library, could not be loaded.",
  },
  crash: {
    it: "Un elemento si è guastato: al suo posto resta il contenuto scritto dall’autore.",
    en: "An element has failed: the content that the author has written stays in its place.",
  },
};

/** The list of all codes with their meanings. */
export const errorCodeList = (language: Language) =>
  bullets(Object.entries(meanings).map(([code, meaning]) => `\`${code}\`: ${meaning[language]}`));
