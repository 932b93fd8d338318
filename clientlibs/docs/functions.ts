import type { Bilingual } from "../../src/description";

/** A function of `window.Vetrina`, with its parameters as a page writes them. */
export interface PageFunction {
  readonly signature: string;
  readonly help: Bilingual;
}

const described = (signature: string, it: string, en: string): PageFunction => ({
  signature,
  help: { it, en },
});

/** The functions of `window.Vetrina`. A test compares them with the real object. */
export const pageFunctions: readonly PageFunction[] = [
  described(
    "configure(part)",
    "Aggiunge chiavi alla configurazione, in ogni momento.",
    "Adds keys to the configuration, at any time.",
  ),
  described(
    "push(function)",
    "Esegue subito una funzione, con `Vetrina` come argomento.",
    "Runs a function at once, with `Vetrina` as its argument.",
  ),
  described(
    "discover(root)",
    "Cerca gli elementi in uno shadow root che non è della libreria.",
    "Looks for elements in a shadow root that is not the library’s.",
  ),
  described(
    "load(tag)",
    "Carica il codice di un elemento, per esempio dopo un errore.",
    "Loads the code of an element, for example after a failure.",
  ),
  described(
    "inspect()",
    "Apre l’ispettore per gli autori; se è già aperto, gli dà il focus.",
    "Opens the inspector for authors; if it is open, moves the focus to it.",
  ),
  described(
    "session.current()",
    "Dice se un giocatore ha fatto l’accesso, e in quale modo.",
    "Returns whether a player is logged in, and in which mode.",
  ),
  described(
    "session.requestLogin()",
    "Apre la finestra di accesso; se manca, la pagina di accesso.",
    "Opens the login dialog or, without one, the login page.",
  ),
  described(
    "session.logout()",
    "Fa uscire il giocatore, in tutte le schede.",
    "Logs the player out, in all tabs.",
  ),
  described("account.balance()", "Restituisce il saldo in euro.", "Returns the balance in euros."),
  described(
    "account.ipAddress()",
    "Restituisce l’indirizzo IP del visitatore, o un testo vuoto se non è noto.",
    "Returns the visitor’s IP address, or an empty string if it is not known.",
  ),
  described(
    "account.registry()",
    "Restituisce il token per la chat di assistenza: `{ vivochaJwt }`.",
    "Returns the token for the support chat: `{ vivochaJwt }`.",
  ),
  described(
    "account.enableProduct(id)",
    "Attiva un prodotto per il giocatore e dice se è attivo.",
    "Enables a product for the player and returns whether it is enabled.",
  ),
  described(
    "account.verifyToken(token)",
    "Dice se un token di sessione è valido; senza argomento, quello del giocatore.",
    "Returns whether a session token is valid; without an argument, the player’s token.",
  ),
  described(
    "account.checkToken()",
    "Dice se il token del giocatore è valido, con la chiamata di `account.paths.checkToken`.",
    "Returns whether the player’s token is valid, with the call of `account.paths.checkToken`.",
  ),
  described(
    "account.ssoToken(token)",
    "Cambia un token dell’app mobile in uno dell’area privata. Non richiede l’accesso.",
    "Exchanges a token of the mobile app for one of the account area. It needs no login.",
  ),
  described(
    "account.isRegisteredInCompLab()",
    "Legge `registeredInCompLab`, che il sito scrive in localStorage.",
    "Reads `registeredInCompLab`, which the site writes to localStorage.",
  ),
  described(
    "http.client(options)",
    "Crea un client per un altro servizio HTTP: `{ address, authentication, timeout }`. Le chiamate sono `client.call({ method, path, pathParameters, query, headers, body })`.",
    "Creates a client for another HTTP service: `{ address, authentication, timeout }`. Calls are `client.call({ method, path, pathParameters, query, headers, body })`.",
  ),
  described(
    "gamification.call(name, request)",
    "Fa una chiamata alla piattaforma di gamification, per nome.",
    "Makes a call to the gamification platform, by name.",
  ),
  described(
    "gamification.client()",
    "Restituisce il client della piattaforma, con stato, eventi e classifiche.",
    "Returns the platform’s client, with state, events and leaderboards.",
  ),
  described(
    "tour.start(steps, options)",
    "Avvia una visita guidata con questi passi (`title`, `text`, `target`, `page`, `invites`), o quella con questo nome, che sta nella configurazione o in un elemento di questa pagina. Restituisce `false` se è aperta una finestra o nessun passo si può mostrare; la console dice quali passi ha saltato. Un elenco vuoto o un campo del tipo sbagliato è un `TypeError`. `Vetrina.tour.$state` contiene ciò che la visita mostra.",
    "Starts a guided tour with these steps (`title`, `text`, `target`, `page`, `invites`), or the one with this name, from the configuration or an element of this page. Returns `false` if a dialog is open or no step can be shown; the console lists the steps that it skipped. An empty list, or a field of the wrong type, is a `TypeError`. `Vetrina.tour.$state` contains what the tour shows.",
  ),
  described(
    "tour.next()",
    "Mostra il passo seguente; all’ultimo, conclude la visita.",
    "Shows the next step; at the last one, ends the tour.",
  ),
  described(
    "tour.stop()",
    "Ferma la visita guidata senza chiedere conferma, anche mentre si carica.",
    "Stops the guided tour without a question, even while it loads.",
  ),
];
