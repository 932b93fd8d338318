import { bullets, entries, paragraphs } from "./blocks";
import { type Page, section } from "./page";
import { cookies, localItems, sessionItems, type StoredData } from "./stored-data";
import type { Language } from "./words";

const it = {
  title: "Cookie e dati nel browser",
  lead: "Che cosa la libreria scrive nel browser di chi visita il sito. Serve a chi scrive l’informativa sulla privacy e sui cookie (GDPR).",
  summary: "In breve",
  summaryList: [
    "La libreria non ha cookie di statistica, di profilazione o di pubblicità. Scrive ciò che serve all’accesso e agli elementi della pagina, e nient’altro.",
    "I cookie sono inviati al server del sito, come ogni cookie. Token, sessione, canale e indirizzo IP vanno anche ai servizi del conto, con le chiamate di un giocatore. Il resto non lascia il browser.",
    "La password e il saldo non si conservano mai.",
    "La libreria non chiede il consenso e non mostra avvisi: se serva un consenso, e per quali dati, lo decide chi scrive l’informativa.",
  ],
  cookies: "Cookie",
  cookiesText:
    "Sono cookie del sito: valgono per il dominio di `cookies.domain`, o per il solo indirizzo della pagina. Hanno `Path=/`, `SameSite=Lax` e, con https e su `localhost`, `Secure`. Anche altre parti del sito possono scrivere cookie con questi nomi.",
  local: "Memoria del sito (localStorage)",
  localText: "Restano dopo la chiusura del browser.",
  session: "Memoria della scheda (sessionStorage)",
  sessionText: "Ogni scheda ha i suoi, che si cancellano alla sua chiusura.",
  others: "Altri dati",
  othersList: [
    "All’uscita la libreria cancella anche `favorite_storage`, dove il sito tiene i preferiti del giocatore. Legge `registeredInCompLab`, e non lo scrive.",
    "Il controllo anti-bot (`botCheck.provider`) carica uno script del suo fornitore, che può scrivere cookie propri: si carica quando si apre la finestra di accesso. L’informativa del fornitore dice quali.",
    "Anche i server dei servizi, come quello della gamification, possono scrivere cookie propri, e così i giochi che si aprono in una loro finestra: lo sa chi li gestisce.",
  ],
  see: "Vederli",
  seeText:
    "Negli strumenti di sviluppo del browser: in Chrome ed Edge alla voce «Application» (Applicazione), in Firefox «Archiviazione», in Safari «Archivio». Nelle anteprime di questa documentazione e con `data-demo` gli elementi scrivono soltanto `channelId`.",
  written: "Si scrive",
  kept: "Resta",
};

const en: typeof it = {
  title: "Cookies and stored data",
  lead: "What the library writes in the browser of those who visit the site. Those who write the notice on privacy and cookies (GDPR) need it.",
  summary: "In short",
  summaryList: [
    "The library has no cookies for statistics, profiling or advertising. It writes what the login and the elements of the page need, and nothing else.",
    "The cookies are sent to the site’s server, as every cookie is. Token, session, channel and IP address also go to the services of the account, with the calls of a player. The rest does not leave the browser.",
    "The password and the balance are never stored.",
    "The library does not ask for consent and shows no notice: whether consent is needed, and for which data, is decided by those who write the notice.",
  ],
  cookies: "Cookies",
  cookiesText:
    "They are cookies of the site: they hold for the domain of `cookies.domain`, or for the page’s host only. They have `Path=/`, `SameSite=Lax` and, with https and on `localhost`, `Secure`. Other parts of the site may write cookies of these names, too.",
  local: "Storage of the site (localStorage)",
  localText: "They stay after the browser is closed.",
  session: "Storage of the tab (sessionStorage)",
  sessionText: "Each tab has its own, which are deleted when it is closed.",
  others: "Other data",
  othersList: [
    "At the logout, the library also deletes `favorite_storage`, where the site keeps the player’s favourites. It reads `registeredInCompLab`, and does not write it.",
    "The bot check (`botCheck.provider`) loads a script of its provider, which may write cookies of its own: it is loaded when the login dialog opens. The provider’s notice says which.",
    "The servers of the services, such as that of the gamification, may also write cookies of their own, and so may games that open in a window of theirs: those who run them know.",
  ],
  see: "How to see them",
  seeText:
    "In the developer tools of the browser: “Application” in Chrome and Edge, “Storage” in Firefox and Safari. In the previews of this documentation and with `data-demo` the elements write `channelId` only.",
  written: "Written",
  kept: "Kept",
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

/** The page about what the library stores in a browser, for the site's notices on privacy and cookies. */
export function storedDataPage(language: Language): Page {
  const text = proseIn[language];
  const list = (all: readonly StoredData[]) =>
    entries(
      all.map(({ names, content, written, kept }) => ({
        name: names.join(", "),
        help: content[language],
        facts: [
          [text.written, written[language]],
          [text.kept, kept[language]],
        ],
      })),
    );
  return {
    slug: "stored-data",
    group: "guide",
    title: text.title,
    lead: paragraphs(text.lead),
    sections: [
      section("summary", text.summary, bullets(text.summaryList)),
      section("cookies", text.cookies, paragraphs(text.cookiesText), list(cookies)),
      section("local", text.local, paragraphs(text.localText), list(localItems)),
      section("session", text.session, paragraphs(text.sessionText), list(sessionItems)),
      section("others", text.others, bullets(text.othersList)),
      section("see", text.see, paragraphs(text.seeText)),
    ],
  };
}
