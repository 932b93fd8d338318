import { type ConsoleGroup, told } from "./console-line";

const attributes: ConsoleGroup = {
  title: { it: "Attributi e contenuto", en: "Attributes and content" },
  lines: [
    told(
      '<…> data-…="…": expected …',
      "Il valore dell’attributo non vale: conta quello predefinito. Dopo `expected` c’è che cosa serve; per un attributo sì o no, un’altra parola vale sì.",
      "The value of the attribute is not valid: the default is used. What it needs is after `expected`; for a yes-or-no attribute, any other word means yes.",
    ),
    told(
      "<…> needs …",
      "Manca un attributo obbligatorio: scrivilo. Se c’è con un nome sbagliato, come `data-gameid`, sul computer di chi scrive e nelle pagine in modifica un’altra riga dice il nome giusto.",
      "A required attribute is missing: write it. If it is there with a misspelt name, such as `data-gameid`, another line says the right one, on your own computer and in edit mode.",
    ),
    told(
      '<…> needs steps: children with slot="step"',
      'La visita guidata non ha passi, né dentro l’elemento né nella configurazione: scrivi almeno un `<div slot="step" hidden data-title="…">`.',
      'The guided tour has no steps, neither inside the element nor in the configuration: write at least one `<div slot="step" hidden data-title="…">`.',
    ),
    told(
      "<…> needs data-title in step …",
      "A un passo della visita guidata manca il titolo, che è obbligatorio.",
      "A step of the guided tour lacks its title, which is required.",
    ),
    told(
      '<…> has nothing in its slot "…"',
      "Lo slot è obbligatorio e vuoto: scrivi nell’elemento un contenuto con questo `slot`.",
      "The slot is required and empty: write content with this `slot` inside the element.",
    ),
    told(
      '<…> data-…="…": expected names among …',
      "Un nome dell’elenco è scritto male e non ha effetto: quelli giusti sono dopo `among`.",
      "A name of the list is misspelt and has no effect: the right ones are after `among`.",
    ),
    told(
      "<…> data-min-date (…) comes after data-max-date (…): …",
      "La data minima viene dopo la massima. `neither counts`: nessuna delle due limita il calendario. `the month counts`: sono dello stesso mese, che vale intero.",
      "The minimum date comes after the maximum. `neither counts`: neither limits the calendar. `the month counts`: they are in the same month, which counts as a whole.",
    ),
    told(
      "<…> opens on …, beyond data-min-date (…) or data-max-date (…), so the months have no end there; data-clamp-start opens it within",
      "Il calendario si apre fuori dai limiti, e da quella parte i mesi non finiscono: `data-clamp-start` lo apre entro i limiti.",
      "The calendar opens outside the limits, and the months have no end on that side: `data-clamp-start` opens it within.",
    ),
    told(
      '<…> data-…-from="…" is after data-…-to="…": no message has these days',
      "Le due date sono invertite: nessun messaggio può stare fra l’una e l’altra.",
      "The two dates are reversed: no message can be between them.",
    ),
    told(
      'data-demo="…": expected …',
      "La situazione da simulare è scritta male: vale come `logged-out`, in cui nessuno ha fatto l’accesso. I dati restano simulati. Le situazioni giuste sono dopo `expected`.",
      "The situation to simulate is misspelt: it counts like `logged-out`, where nobody is logged in, and stays simulated. The right ones are after `expected`.",
    ),
    told(
      "<…> failed",
      "L’elemento si è guastato e resta visibile ciò che sta al suo interno: manda la riga all’assistenza.",
      "The element has failed, and what is inside it stays visible: send the line to support.",
    ),
  ],
};

const configuration: ConsoleGroup = {
  title: { it: "Configurazione", en: "Configuration" },
  lines: [
    told(
      "#vetrina-config is not valid JSON; the defaults are used",
      "Il blocco di configurazione non è JSON corretto: vale come se non ci fosse.",
      "The configuration block is not correct JSON: the page behaves as without it.",
    ),
    told(
      '#vetrina-config must be <script type="application/json">',
      "Il blocco di configurazione ha un altro tag o un altro tipo, e non si legge.",
      "The configuration block has another tag or another type, and is not read.",
    ),
    told(
      "#vetrina-config came after the library had started; put it before the script",
      "Il blocco di configurazione sta dopo lo script: spostalo prima.",
      "The configuration block is after the script: move it before.",
    ),
    told(
      'configuration "…" is not known; known here: …',
      "Una chiave della configurazione è scritta male. Dopo `known here` ci sono quelle giuste.",
      "A key of the configuration is misspelt. The right ones are after `known here`.",
    ),
    told(
      'configuration "…": expected …',
      "Una chiave della configurazione ha un valore sbagliato: conta quello predefinito.",
      "A key of the configuration has a wrong value: the default is used.",
    ),
    told(
      'configuration "…" is needed for this call',
      "A un servizio manca questa chiave: l’elemento che la usa non ha dati.",
      "A service lacks this key: the element that uses it has no data.",
    ),
    told(
      'configuration "…" is needed to connect to the platform',
      "Manca l’indirizzo della piattaforma di gamification: i suoi elementi non hanno dati.",
      "The address of the gamification platform is missing: its elements have no data.",
    ),
    told(
      'configuration "…" … needed: bonuses, games and prizes stay hidden from players',
      "Senza queste chiavi non si sa se un giocatore è autoescluso o in pausa: a chi ha fatto l’accesso bonus, giochi e premi non si mostrano.",
      "Without these keys nobody knows whether a player is self-excluded or pauses: logged-in players do not see bonuses, games and prizes.",
    ),
    told(
      'configuration "inspector" is false: the inspector stays closed',
      "Il sito non vuole l’ispettore: per aprirlo si toglie questa chiave.",
      "The site does not want the inspector: to open it, remove this key.",
    ),
    told(
      'a login is needed, but the page has no <…> and "account.loginUrl" is not configured',
      "Qualcuno chiede di accedere e la pagina non ha né la finestra di accesso né l’indirizzo della pagina di accesso: aggiungine uno.",
      "Somebody wants to log in, and the page has neither the login dialog nor the address of a login page: add one.",
    ),
    told(
      "cookie domain not available: …",
      "La pagina non sta sotto il dominio di `cookies.domain`: l’accesso vale solo su questo indirizzo.",
      "The page is not below the domain of `cookies.domain`: the login is for this host only.",
    ),
    told(
      "this browser does not keep the site's cookies: the session lasts as long as this page",
      "Il browser rifiuta i cookie del sito: l’accesso finisce con la pagina. Prova con un’altra finestra o un altro browser.",
      "The browser refuses the site’s cookies: the login ends with the page. Try another window or another browser.",
    ),
  ],
};

const loading: ConsoleGroup = {
  title: { it: "Caricamento e servizi", en: "Loading and services" },
  lines: [
    told(
      "Vetrina does not find its files. …",
      "La cartella dei file della libreria è sbagliata, e non si carica niente. La riga è nella lingua della pagina; dice quale indirizzo ha provato, che cosa ha risposto il server e che cosa correggere. `HTTP 404`: lì il file non c’è. `HTTP 200, text/html`: il server risponde con una pagina a ogni indirizzo che non conosce. `HTTP 403`: il server vieta la cartella. `Access-Control-Allow-Origin`: i file sono su un’altra origine, che deve permettere a questa pagina di leggerli. Se un plugin ha spostato lo script in una sua cartella, escludi `vetrina.js` dall’ottimizzazione. Su localhost, e con `?vetrina-inspect`, la stessa frase è in cima alla pagina.",
      "The folder of the library’s files is wrong, and nothing loads. The line is in the page’s language and contains the URL that was tried, the server’s response and what to correct. `HTTP 404`: the file is not there. `HTTP 200, text/html`: the server sends a page for every unknown URL. `HTTP 403`: the server forbids the folder. `Access-Control-Allow-Origin`: the files are on another origin, which must allow this page to read them. If a plug-in has moved the script into another folder, exclude `vetrina.js` from it. On localhost, and with `?vetrina-inspect`, the same sentence is at the top of the page.",
    ),
    told(
      "a script of this page has replaced built-ins of the browser by versions that do not work as the standard says: …",
      "Uno script della pagina, spesso una vecchia libreria, ha sostituito funzioni del browser con altre che non funzionano come previsto dallo standard. I loro nomi sono nella riga: togli o aggiorna lo script.",
      "A script of the page, often an old library, has replaced functions of the browser with others that do not work as the standard says. The line names them: remove or update the script.",
    ),
    told(
      "a script of this page has replaced `fetch`, and calls get no usable response",
      "Uno script della pagina ha sostituito `fetch` con una funzione che non restituisce la risposta: gli elementi non hanno dati finché lo script resta.",
      "A script of the page has replaced `fetch` with a function that does not return the response: the elements have no data as long as the page has this script.",
    ),
    told(
      "could not be loaded; it will be tried again",
      "Il codice di un elemento, o tutta la libreria, non è arrivato. Dopo la riga c’è il file. Con «La cartella è incompleta o di un’altra versione» manca quel file, o non è quello di questa versione: copia di nuovo `vetrina.js` e tutta la cartella `vetrina/resources/`. Altrimenti manca la rete, o il server non risponde.",
      "The code of an element, or the whole library, did not arrive. The line ends with the file. With “The folder is incomplete or of another version”, that file is missing or is not the one of this version: copy `vetrina.js` and the whole folder `vetrina/resources/` again. Otherwise the network is missing, or the server does not respond.",
    ),
    told(
      "… could not be loaded",
      "Una parte della libreria non è arrivata. Se la rete funziona, controlla come sopra la cartella `vetrina/resources/`.",
      "A part of the library did not arrive. If the network works, check the folder `vetrina/resources/` as above.",
    ),
    told(
      "<…> could not load the services that its attributes select",
      "I servizi dell’elemento, per esempio quelli simulati di `data-demo`, non sono arrivati: controlla come sopra.",
      "The services of the element, such as the simulated ones of `data-demo`, did not arrive: check as above.",
    ),
    told(
      "the account area could not be loaded; it is loaded again when the browser is online",
      "Manca la rete, o un file della cartella `vetrina/resources/`.",
      "The network is missing, or a file of the folder `vetrina/resources/`.",
    ),
    told(
      "version … is already on this page; … stops here",
      "Lo script è nella pagina due volte: togline uno.",
      "The script is in the page twice: remove one.",
    ),
    told(
      "the … could not be read",
      "Un servizio non risponde o risponde con un errore: la chiamata è nel pannello «Rete» degli strumenti del browser.",
      "A service does not answer, or answers with an error: the call is in the panel “Network” of the browser’s tools.",
    ),
    told(
      "more of the … could not be read",
      "Il resto di un elenco non è arrivato: si vede ciò che c’era già.",
      "The rest of a list did not arrive: what was there stays.",
    ),
    told(
      "the visitor's address is not known: …",
      "Il servizio dell’indirizzo IP non risponde. Gli elementi si mostrano lo stesso.",
      "The service of the IP address does not answer. The elements show all the same.",
    ),
    told(
      "the login failed",
      "Il servizio di accesso ha rifiutato o non risponde: dopo la riga c’è l’errore.",
      "The login service has refused or does not answer: the error follows the line.",
    ),
    told(
      "the token cannot be refreshed: …",
      "Manca una chiave della configurazione: la sessione non si rinnova e finisce prima.",
      "A key of the configuration is missing: the session is not renewed and ends earlier.",
    ),
    told(
      "gamification: no connection",
      "La piattaforma di gamification non si raggiunge: controlla `gamification.url` e `connect-src`.",
      "The gamification platform cannot be reached: check `gamification.url` and `connect-src`.",
    ),
    told(
      "gamification: no token",
      "Il servizio di `gamification.tokenUrl` non dà un token: controlla l’indirizzo e la chiamata.",
      "The service of `gamification.tokenUrl` gives no token: check the address and the call.",
    ),
    told(
      "--vetrina-… on --vetrina-… has a contrast of …",
      "Due colori del sito si leggono male insieme: vedi la pagina «Aspetto».",
      "Two colours of the site are hard to read together: see the page “Styles”.",
    ),
  ],
};

/** Lines about what a page or its configuration says, and about what the library loads. */
export const linesOfPages: readonly ConsoleGroup[] = [attributes, configuration, loading];
