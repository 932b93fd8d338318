import type { GlossaryGroup } from "./glossary-group";

const services: GlossaryGroup = {
  id: "services",
  title: { it: "Dati e servizi", en: "Data and services" },
  words: [
    {
      id: "word-configuration",
      word: { it: "Configurazione e chiave", en: "Configuration and key" },
      meaning: {
        it: "La configurazione è un blocco di testo in formato JSON, uno per pagina, che dice alla libreria dove sono i servizi del sito. Ogni suo valore ha un nome, la chiave: `account.origin` è la chiave `origin` del gruppo `account`.",
        en: "The configuration is a block of text in the format JSON, one per page, which tells the library where the services of the site are. Each of its values has a name, the key: `account.origin` is the key `origin` of the group `account`.",
      },
      more: { href: "configuration.html", it: "La configurazione", en: "The configuration" },
    },
    {
      id: "word-simulated",
      word: { it: "Dati simulati", en: "Simulated data" },
      meaning: {
        it: "Dati inventati, che un elemento mostra al posto di quelli del sito quando ha l’attributo `data-demo`. Servono per provare, e l’elemento lo dice.",
        en: "Invented data that an element shows in place of the site’s if it has the attribute `data-demo`. They are for trials, and the element says so.",
      },
      more: { href: "html.html#demo", it: "Provare con dati simulati", en: "Trying with simulated data" },
    },
    {
      id: "word-id",
      word: { it: "Codice (id)", en: "Id" },
      meaning: {
        it: "Il nome con cui un servizio distingue una cosa dalle altre: un bonus, un tavolo, un torneo. Lo dà chi gestisce quel servizio, e si copia senza cambiare nulla, maiuscole comprese. L’attributo `id` di HTML è un’altra cosa: dà un nome a un elemento della pagina.",
        en: "The name by which a service tells one thing from the others: a bonus, a table, a competition. Ask those who manage the service for it, and copy it without any change, capitals included. HTML’s attribute `id` is something else: it names an element of the page.",
      },
    },
    {
      id: "word-promo-id",
      word: { it: "promoId e sgadId", en: "promoId and sgadId" },
      meaning: {
        it: "I due codici che un bonus può avere nel servizio dei bonus: nei dati simulati, per esempio, `poker-tornei` e `SGAD-1003`. In `data-card` e in `data-ids` si può scrivere l’uno o l’altro; nell’indirizzo del dettaglio, dopo `?card=`, la libreria scrive `promoId` e, se manca, `sgadId`.",
        en: "The two ids that a bonus may have in the bonus service: in the simulated data, for example, `poker-tornei` and `SGAD-1003`. In `data-card` and `data-ids` either may be written; in the address of the details, after `?card=`, the library writes `promoId` or, without it, `sgadId`.",
      },
      more: { href: "bonus-detail.html#demo-ids", it: "I codici simulati", en: "The simulated ids" },
    },
    {
      id: "word-game-id",
      word: { it: "Codice del tavolo e rete di gioco", en: "Table id and network" },
      meaning: {
        it: "Il codice del tavolo, in `data-game-id`, è quello che il fornitore usa nel suo elenco. La rete di gioco, in `data-network`, dice in quale elenco cercarlo: Playtech (`CasinoGamePT`) ne ha uno per ogni rete, Evolution uno solo.",
        en: "The table id, in `data-game-id`, is the one that the provider uses in its list. The network, in `data-network`, says in which list to look: Playtech (`CasinoGamePT`) has a list for each network, Evolution has one.",
      },
      more: { href: "live-casino-card.html#demo-ids", it: "I tavoli simulati", en: "The simulated tables" },
    },
    {
      id: "word-platform",
      word: { it: "Piattaforma di gamification", en: "Gamification platform" },
      meaning: {
        it: "Il servizio che tiene traguardi, missioni, tornei, classifiche e premi dei giocatori. Il suo indirizzo è nella configurazione, in `gamification.url`.",
        en: "The service that keeps the achievements, missions, competitions, leaderboards and prizes of the players. Its address is in the configuration, in `gamification.url`.",
      },
    },
    {
      id: "word-login-token",
      word: { it: "Token di accesso", en: "Login token" },
      meaning: {
        it: "Un codice lungo e segreto che il server dà al browser quando il giocatore fa l’accesso, e che dice a ogni servizio chi è il giocatore. Lo gestisce la libreria. Nella configurazione se ne scrive solo uno, `gamification.publicToken`: è per chi non ha fatto l’accesso, e non apre nessun conto.",
        en: "A long and secret code that the server gives the browser when the player logs in, and which tells each service who the player is. The library handles it. Only one is written in the configuration, `gamification.publicToken`: it is for those who are not logged in, and opens no account.",
      },
    },
  ],
};

const development: GlossaryGroup = {
  id: "development",
  title: { it: "Per chi sviluppa e chi gestisce il sito", en: "For developers and operators" },
  words: [
    {
      id: "word-event",
      word: { it: "Evento, detail, annullabile", en: "Event, detail, cancelable" },
      meaning: {
        it: "Un evento è un avviso che l’elemento manda agli script della pagina, come `vetrina:table-open`; `detail` sono i dati che lo accompagnano. Se è annullabile, uno script può fermare con `event.preventDefault()` ciò che l’elemento sta per fare.",
        en: "An event is a notice that the element sends to the scripts of the page, such as `vetrina:table-open`; `detail` is the data that comes with it. If it is cancelable, a script can stop what the element is about to do by `event.preventDefault()`.",
      },
    },
    {
      id: "word-origin",
      word: { it: "Origine", en: "Origin" },
      meaning: {
        it: "La prima parte di un indirizzo: il protocollo, il dominio e, se c’è, la porta. L’origine di `https://www.sito.example/promozioni` è `https://www.sito.example`.",
        en: "The first part of an address: the protocol, the domain and, if there is one, the port. The origin of `https://www.site.example/promotions` is `https://www.site.example`.",
      },
    },
    {
      id: "word-policy",
      word: { it: "Content-Security-Policy e nonce", en: "Content-Security-Policy and nonce" },
      meaning: {
        it: "La Content-Security-Policy (CSP) è una riga che il server manda con la pagina, e dice al browser da dove può prendere script, stili e dati. Il `nonce` è un valore, diverso a ogni risposta, che sta nella policy e nel tag dello script: così il browser sa che lo script è del sito.",
        en: "The Content-Security-Policy (CSP) is a line that the server sends with the page, and tells the browser where scripts, styles and data may come from. The `nonce` is a value, different in each response, that is in the policy and in the tag of the script: so the browser knows that the script is the site’s.",
      },
      more: {
        href: "html.html#policy",
        it: "Con una Content-Security-Policy",
        en: "With a Content-Security-Policy",
      },
    },
    {
      id: "word-digest",
      word: { it: "Impronta", en: "Digest" },
      meaning: {
        it: "Una sequenza di lettere e cifre calcolata dal contenuto di un file: se il file cambia, cambia anche l’impronta. Con l’attributo `integrity` il browser controlla che il file sia quello giusto.",
        en: "A sequence of letters and digits that is computed from the content of a file: if the file changes, the digest changes too. By the attribute `integrity` the browser checks that the file is the right one.",
      },
      more: {
        href: "html.html#integrity",
        it: "Quando serve l’attributo integrity",
        en: "When the attribute integrity is needed",
      },
    },
    {
      id: "word-build",
      word: { it: "Build", en: "Build" },
      meaning: {
        it: "Il passaggio con cui chi sviluppa ricava dai propri sorgenti i file che il browser carica. Chi scrive le pagine in HTML non ne ha bisogno: i file di Vetrina sono già pronti.",
        en: "The step by which developers make the files that the browser loads out of their sources. Those who write pages in HTML do not need it: the files of Vetrina are ready.",
      },
    },
    {
      id: "word-client-library",
      word: { it: "Libreria client", en: "Client library" },
      meaning: {
        it: "In AEM, una cartella di script e stili che una pagina include per nome. Quella di Vetrina contiene gli stessi file che altrove si copiano a mano.",
        en: "In AEM, a folder of scripts and styles that a page includes by name. That of Vetrina has the same files that are copied by hand elsewhere.",
      },
      more: { href: "aem.html", it: "Per chi sviluppa in AEM", en: "For developers in AEM" },
    },
    {
      id: "word-template-policy",
      word: { it: "Policy di un modello", en: "Policy of a template" },
      meaning: {
        it: "In AEM, ciò che un modello di pagina permette in un contenitore: quali componenti vi si inseriscono, e con quali valori comuni. La stabilisce chi gestisce i modelli. Non è la Content-Security-Policy.",
        en: "In AEM, what a page template allows in a container: which components are placed there, and with which common values. Those who manage the templates decide it. It is not the Content-Security-Policy.",
      },
    },
    {
      id: "word-dispatcher",
      word: { it: "Dispatcher", en: "Dispatcher" },
      meaning: {
        it: "In AEM, il server davanti al sito. Conserva le pagine già pronte, e lascia passare solo gli indirizzi ammessi.",
        en: "In AEM, the server in front of the site. It keeps finished pages, and lets only allowed addresses pass.",
      },
    },
    {
      id: "word-shortcode",
      word: { it: "Blocco e shortcode", en: "Block and short code" },
      meaning: {
        it: "In WordPress, due modi di inserire un elemento. Un blocco si sceglie nell’editor, e ha un modulo con i suoi campi. Uno shortcode è un testo tra parentesi quadre, che si scrive dove i blocchi non ci sono.",
        en: "In WordPress, two ways to place an element. A block is chosen in the editor, and has a form with its fields. A short code is a text in square brackets, for places without blocks.",
      },
      more: { href: "wordpress.html", it: "In WordPress", en: "In WordPress" },
    },
  ],
};

/** Words about services and servers. */
export const serviceWords: readonly GlossaryGroup[] = [services, development];
