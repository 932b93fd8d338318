import type { Bilingual } from "../../src/description";

/**
 * The functions of `window.Vetrina`, each with its parameters as page authors write them. A test compares the
 * list with the real object.
 */
export const pageFunctions: Readonly<Record<string, Bilingual>> = {
  "configure(part)": {
    it: "Aggiunge chiavi alla configurazione, in ogni momento.",
    en: "Adds keys to the configuration, at any time.",
  },
  "push(function)": {
    it: "Esegue subito una funzione, con `Vetrina` come argomento.",
    en: "Runs a function at once, with `Vetrina` as its argument.",
  },
  "discover(root)": {
    it: "Cerca gli elementi in uno shadow root che non è della libreria.",
    en: "Finds elements in a shadow root that does not belong to the library.",
  },
  "load(tag)": {
    it: "Carica il codice di un elemento, per esempio dopo un errore.",
    en: "Loads the code of an element, for example after a failure.",
  },
  "inspect()": {
    it: "Apre l’ispettore per gli autori; se è già aperto, gli dà il focus.",
    en: "Opens the inspector for authors; if it is open, moves the focus to it.",
  },
  "session.current()": {
    it: "Dice se un giocatore ha fatto l’accesso, e in quale modo.",
    en: "Returns whether a player is logged in, and in which mode.",
  },
  "session.subscribe(listener)": {
    it: "Chiama la funzione con `{ status }` quando la sessione è nota, poi con `{ status, reason }` dopo ogni accesso e uscita, in ogni scheda. Restituisce una funzione che la toglie.",
    en: "Calls the function with `{ status }` when the session is known, then with `{ status, reason }` after each login and logout, in any tab. Returns a function that removes it.",
  },
  "session.requestLogin()": {
    it: "Apre la finestra di accesso; se manca, la pagina di accesso.",
    en: "Opens the login dialog or, without one, the login page.",
  },
  "session.logout()": {
    it: "Fa uscire il giocatore, in tutte le schede.",
    en: "Logs the player out, in all tabs.",
  },
  "account.balance()": { it: "Restituisce il saldo in euro.", en: "Returns the balance in euros." },
  "account.ipAddress()": {
    it: "Restituisce l’indirizzo IP del visitatore, o un testo vuoto se non è noto.",
    en: "Returns the visitor’s IP address, or an empty string if it is not known.",
  },
  "account.registry()": {
    it: "Restituisce il token per la chat di assistenza: `{ vivochaJwt }`.",
    en: "Returns the token for the support chat: `{ vivochaJwt }`.",
  },
  "account.enableProduct(id)": {
    it: "Attiva un prodotto per il giocatore e dice se è attivo.",
    en: "Enables a product for the player and returns whether it is enabled.",
  },
  "account.verifyToken(token)": {
    it: "Dice se un token di sessione è valido; senza argomento, quello del giocatore.",
    en: "Returns whether a session token is valid; without an argument, the player’s token.",
  },
  "account.checkToken()": {
    it: "Dice se il token del giocatore è valido, con la chiamata di `account.paths.checkToken`.",
    en: "Returns whether the player’s token is valid, with the call whose path is `account.paths.checkToken`.",
  },
  "account.ssoToken(token)": {
    it: "Cambia un token dell’app mobile in uno dell’area privata. Non richiede l’accesso.",
    en: "Exchanges a token of the mobile app for one of the account area. Requires no login.",
  },
  "account.isRegisteredInCompLab()": {
    it: "Legge `registeredInCompLab`, che il sito scrive in localStorage.",
    en: "Reads `registeredInCompLab`, which the site writes to localStorage.",
  },
  "http.client(options)": {
    it: "Crea un client per un altro servizio HTTP: `{ url, authentication, timeoutMs }`. Le chiamate sono `client.call({ method, path, pathParameters, query, headers, body })`.",
    en: "Creates a client for another HTTP service: `{ url, authentication, timeoutMs }`. Calls are `client.call({ method, path, pathParameters, query, headers, body })`.",
  },
  "gamification.call(name, request)": {
    it: "Fa una chiamata alla piattaforma di gamification, per nome.",
    en: "Makes a call to the gamification platform, by name.",
  },
  "gamification.client()": {
    it: "Restituisce il client della piattaforma, con chiamate, stato (`getState()`, `subscribe(listener)`), eventi e classifiche.",
    en: "Returns the platform’s client, with calls, state (`getState()`, `subscribe(listener)`), events and leaderboards.",
  },
  "tour.start(steps, options)": {
    it: "Avvia una visita guidata con questi passi (`title`, `text`, `target`, `page`, `invites`), o quella con questo nome, che sta nella configurazione o in un elemento di questa pagina. Restituisce `false` se è aperta una finestra o nessun passo si può mostrare; la console dice quali passi ha saltato. Un elenco vuoto o un campo del tipo sbagliato è un `TypeError`.",
    en: "Starts a guided tour with these steps (`title`, `text`, `target`, `page`, `invites`), or the one with this name, from the configuration or an element of this page. Returns `false` if a dialog is open or no step can be shown; the console lists the steps that it skipped. An empty list, or a field of the wrong type, is a `TypeError`.",
  },
  "tour.getState()": {
    it: "Restituisce lo stato della visita: `status` è `idle`, `waiting`, `step` o `asking`; `step` è il passo mostrato.",
    en: "Returns the state of the tour: `status` is `idle`, `waiting`, `step` or `asking`; `step` is the step that is shown.",
  },
  "tour.subscribe(listener)": {
    it: "Chiama una funzione subito con lo stato della visita, poi a ogni cambiamento. Restituisce una funzione che la toglie.",
    en: "Calls a function with the state of the tour at once, then after each change. Returns a function that removes it.",
  },
  "tour.next()": {
    it: "Mostra il passo seguente; all’ultimo, conclude la visita.",
    en: "Shows the next step; at the last one, ends the tour.",
  },
  "tour.stop()": {
    it: "Ferma la visita guidata senza chiedere conferma, anche mentre si carica.",
    en: "Stops the guided tour without asking for confirmation, even while it loads.",
  },
};
