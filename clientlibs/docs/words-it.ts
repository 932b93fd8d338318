import type { Kind } from "../../src/definition";

/** Italian texts that several pages use. */
export const it = {
  title: "Vetrina",
  skip: "Vai al contenuto",
  menu: "Menu",
  version: "Versione",
  closeMenu: "Chiudi il menu",
  search: "Cerca",
  results: "Risultati",
  foundNone: "Nessun risultato",
  foundOne: "1 risultato",
  foundMany: "{count} risultati",
  navigation: "Documentazione",
  guide: "Guida",
  widgets: "Elementi",
  otherLanguage: "English",
  onThisPage: "In questa pagina",
  html: "HTML semplice",
  aemAuthors: "In AEM",
  noFields: "nessun campo proprio",
  themeAlt: "Testata, bonus, premi e un gioco in questo tema",
  configuration: "Configurazione",
  wordPress: "In WordPress",
  preview: "Anteprima",
  example: "Esempio",
  examplesNote:
    "È l’elemento vero, con dati simulati: li dà l’attributo `data-demo`, che in queste pagine sta attorno a ogni esempio. Il codice da copiare non lo contiene.",
  examplesNoteWithoutData:
    "È l’elemento vero. La scritta «Dati simulati» viene dall’attributo `data-demo`, che in queste pagine sta attorno a ogni esempio: il codice da copiare non lo contiene.",
  copyNote: "Il codice si copia così com’è nel corpo della pagina, fino al tag di chiusura compreso.",
  copyNeeds: "Per mostrare i dati del sito, la pagina deve avere anche",
  copyBlock: "il blocco di configurazione",
  otherExamples: "Altri esempi",
  simulatedHere: "Situazione simulata qui",
  sameCode: "Il codice è quello del primo esempio: cambia soltanto la situazione.",
  scriptNote:
    "Gli esempi dal vivo, la prova e la ricerca hanno bisogno di JavaScript. Tutto il resto si legge anche senza.",
  playground: "Prova",
  playgroundNote:
    "Cambia i valori: l’elemento e il codice da copiare cambiano con loro. Se un campo è vuoto, il codice non ha l’attributo.",
  wrongValue: "Valore non valido: serve {accepted}.",
  wrongDefault: "Finché resta così vale il valore predefinito: {default}.",
  wrongEmpty: "Finché resta così è come se il campo fosse vuoto.",
  wrongCode: "Il codice da copiare non lo contiene.",
  wrongReversed: "È una data che viene prima di {earlier}: le due date sono invertite.",
  wrongMissing: "Manca un valore obbligatorio: senza, l’elemento non parte e resta il suo contenuto.",
  overlayNote: "l’elemento è pronto e compare solo quando serve.",
  emptyNote: "Per questo il riquadro è vuoto: non è un guasto.",
  blankNote: "Qui l’elemento non occupa spazio.",
  situation: "Situazione simulata",
  scheme: "Tema",
  schemeNote: "Il tema cambia solo l’anteprima: si sceglie nella pagina, non nel codice dell’elemento.",
  schemeLink: "Come si sceglie il tema",
  width: "Larghezza",
  wholeWidth: "Tutta la colonna",
  widthNote:
    "La larghezza cambia solo l’anteprima: nella pagina l’elemento si adatta alla colonna in cui sta.",
  asPage: "Come questa pagina",
  light: "Chiaro",
  dark: "Scuro",
  reset: "Torna all’inizio",
  slot: "Slot",
  related: "Elementi collegati",
  relations: {
    contains: "Contiene",
    inside: "Va dentro",
    companions: "I suoi esempi usano anche",
    usedBy: "Serve negli esempi di",
    sameService: "Dello stesso servizio",
  },
  neighbours: "Pagine vicine",
  previousPage: "Pagina precedente",
  nextPage: "Pagina successiva",
  inReact: "In React",
  inReactNote:
    "Nel pacchetto npm ogni elemento è un componente di React 19. Per una pagina senza React si può prendere questo solo elemento, senza gli altri:",
  aboutPackage: "Il pacchetto npm",
  inPage: "In una pagina",
  firstFile: "prova.html",
  pageFile: "pagina.html",
  pageNote:
    "Una pagina completa, da copiare in un file accanto alla cartella `assets`, che contiene `vetrina.js`, `vetrina.css` e la cartella `vetrina`. Si apre da un server, non con un doppio clic.",
  pageServices:
    'Per provare prima di avere gli indirizzi dei servizi, si aggiunge `data-demo="logged-in"` all’elemento: mostra dati simulati, e lo dice. Prima di pubblicare l’attributo si toglie.',
  pageServicesLogin:
    'Per provare prima di avere gli indirizzi dei servizi, si mettono la testata e la finestra in `<main data-demo="logged-out">` e si preme «Accedi». Con `logged-in` l’accesso è già fatto e il pulsante non c’è. Prima di pubblicare l’attributo si toglie.',
  pageServicesInside:
    'Per provare prima di avere gli indirizzi dei servizi, si aggiunge `data-demo="logged-in"` a questo elemento. Vale anche per gli elementi al suo interno, dove non occorre scriverlo: mostrano dati simulati, e lo dicono. Prima di pubblicare l’attributo si toglie.',
  howToPlace: "Come si mette nelle pagine:",
  exampleUrls:
    "I domini che terminano con `.example` sono segnaposto: al loro posto vanno quelli del sito. Finché restano, i dati non arrivano: l’elemento lo dice, o non occupa spazio, e aspettare non serve.",
  examplePictures:
    "Le immagini sono segnaposto: gli indirizzi che cominciano con `/immagini/` nel sito non esistono, e il server risponde 404. In `data-image` si scrive l’indirizzo di un’immagine del sito in formato 16:9, larga almeno 480 pixel: un percorso del sito, come `/foto/roulette.webp`, o un indirizzo `https` intero. Senza `data-image` si vede uno sfondo neutro.",
  needsNothing: "Questo elemento non chiama servizi e non ha bisogno di configurazione.",
  needsKeys:
    "Questo elemento legge dalla configurazione della pagina queste chiavi. Una chiave si può omettere se la sua voce dice quale valore ha quando manca, e quel valore va bene; le altre sono necessarie. Gli indirizzi li dà chi gestisce i servizi del sito.",
  sampleIds:
    "I codici dell’esempio, come `{id}`, sono quelli dei dati simulati: al loro posto vanno quelli del sito.",
  tableIds:
    "Il codice di un tavolo, da scrivere in `data-game-id`, lo dà chi gestisce i tavoli dal vivo del sito.",
  needsBlock:
    "Il blocco va una volta per pagina, prima dello script della libreria. Se la pagina ne ha già uno, si aggiungono lì le chiavi che mancano: quelle di un gruppo che c’è già, come `account`, dentro le sue graffe. Un gruppo si scrive una volta sola.",
  otherKeys: "Altre chiavi, che si possono omettere, sono nei gruppi",
  aboutConfiguration: "Che cos’è la configurazione, e tutte le sue chiavi",
  aboutTrouble: "Se l’elemento non si mostra",
  copy: "Copia",
  copied: "Copiato",
  copyByHand: "Selezionato: premi Ctrl+C",
  scriptSize: (own: string, page: string) =>
    `Una pagina con questo solo elemento scarica ${page} KB di script (gzip), dei quali ${own} sono dell’elemento. Il resto serve anche agli altri elementi, e il browser lo conserva.`,
  snippetNote: "Ciò che sta dentro l’elemento si vede finché la libreria non arriva, e resta se non arriva.",
  snippetServices:
    "Se la libreria arriva ma un servizio non risponde, l’elemento lo dice con una frase, oppure non occupa spazio: «Stati» dice quando.",
  snippetServicesInside:
    "Se la libreria arriva ma un servizio non risponde, lo dicono gli elementi al suo interno: «Stati», nella pagina di ciascuno, spiega come.",
  attributes: "Attributi",
  attributesNote:
    "Se un attributo manca, o ha un valore non ammesso, si usa il valore predefinito, salvo dove è detto altrimenti. La console del browser dice quale valore non è ammesso, e perché.",
  flagNote:
    "Un attributo «sì o no» presente, vuoto o `true` vale sì, `false` vale no. Anche un’altra parola, come `no`, vale sì, e la console dice che è sbagliata.",
  noAttributes: "Nessun attributo proprio.",
  commonAttributes: "Attributi comuni a tutti gli elementi",
  demoAccepts: "il nome di una situazione, come `logged-in`",
  demoSituations: "Le situazioni che cambiano ciò che si vede in questo elemento",
  demoWithoutData:
    "Questo elemento non mostra dati di un servizio: `data-demo` non gli serve. In un contenitore con `data-demo` funziona lo stesso, e sotto si legge «Dati simulati».",
  content: "Contenuto",
  children: {
    text: "Dentro l’elemento va un testo, per esempio il titolo: si vede finché l’elemento non parte.",
    link: "Dentro l’elemento va un collegamento, utile anche se l’elemento non parte.",
    markup: "Dentro l’elemento va il contenuto da mostrare nei suoi slot.",
    none: "Dentro l’elemento va ciò che si vede prima che parta: nient’altro.",
  },
  childrenContains:
    "Dentro l’elemento vanno soltanto le schede dei tavoli, ciascuna su una riga del codice. I loro attributi, con i valori ammessi, sono nella pagina della scheda:",
  childrenFallback:
    "Ciò che non ha l’attributo `slot`, come il collegamento dell’esempio, si vede finché l’elemento non parte.",
  childrenWithSlots:
    "Dentro l’elemento va ciò che si vede prima che parta e, se serve, ciò che riempie gli slot.",
  slotNote:
    "Un contenuto va in uno slot con l’attributo `slot`, per esempio `{example}`, e sta subito dentro l’elemento.",
  slots: "Slot",
  form: "Nei moduli",
  formNote:
    "È un controllo di modulo, come un `<input>`: il modulo ne invia il valore sotto il nome scritto in `name`. Un `<label>` che ha in `for` l’`id` dell’elemento gli dà l’etichetta, e `aria-describedby` lo collega a un testo che lo spiega. Azzerare il modulo lo riporta al valore iniziale.",
  formLimits:
    "Con `required`, finché manca il valore il browser non invia il modulo: si ferma sull’elemento e dice perché. Gli screen reader dicono che è obbligatorio; per chi guarda lo scrive il `<label>`, come nell’esempio. Il server deve controllare comunque il valore: se la libreria non arriva, il modulo si invia senza questo valore.",
  formMethods: "Ha però i metodi dei controlli di modulo: `checkValidity()` e `reportValidity()`.",
  formValue:
    "Il valore inviato è un testo: una data nella forma `2026-11-21`, cioè anno, mese e giorno, anche se nella pagina si legge 21/11/2026. Senza data scelta è un testo vuoto.",
  formParts:
    'Il modulo riceve due testi: con `name="periodo"`, il primo giorno ha il nome `periodo-from` e l’ultimo il nome `periodo-to`. Ogni giorno ha la forma `2026-11-21`, cioè anno, mese e giorno. Senza periodo scelto i due testi sono vuoti.',
  formPage:
    "Il modulo dell’esempio non ha `action`: il browser lo invia alla pagina stessa, e dopo il clic l’indirizzo termina con il nome e il valore, come `?dal=2026-11-21`. In `action` si scrive l’indirizzo che riceve i dati.",
  formTry: "Qui il modulo non invia nulla: dopo il clic una riga dice che cosa invierebbe.",
  formSends: "Il modulo invierebbe",
  formRequired: "(obbligatorio)",
  formSubmit: "Invia",
  presence: "presente o assente: con qualunque valore, anche `false`, vale come presente",
  properties: "Proprietà per gli script",
  readOnly: "sola lettura",
  noMethods: "L’elemento non ha metodi propri: uno script ne cambia gli attributi e ne ascolta gli eventi.",
  noMethodsButProperties:
    "L’elemento non ha metodi propri: uno script ne cambia gli attributi e le proprietà qui sotto, e ne ascolta gli eventi.",
  aboutFunctions: "Le funzioni di `window.Vetrina`, che valgono per tutta la pagina",
  events: "Eventi",
  eventWords:
    "Un evento annullabile precede un’azione dell’elemento o della libreria: `event.preventDefault()` la impedisce. `detail` è l’oggetto con i dati dell’evento.",
  eventSample: "In uno script che sta dopo l’elemento:",
  eventPrevent: "La libreria non agisce: da qui in poi se ne occupa questo script.",
  eventBubbles:
    "Gli eventi risalgono fino a `document`: lì un solo ascoltatore li riceve da tutti gli elementi.",
  style: "Stile",
  development: "Sviluppo",
  states: "Stati",
  statesNote:
    "L’attributo `data-state` dice a che punto è l’elemento; prima che l’elemento parta, l’attributo non c’è.",
  keyboard: "Tastiera",
  key: "Tasto",
  effect: "Effetto",
  parts: "Parti per gli stili (::part)",
  partSample: "Una regola per una parte va nel foglio di stile del sito:",
  tokens: "Token di stile",
  tokensNote:
    "Sono le proprietà personalizzate che questo elemento usa, con il loro valore se il sito non ne dà un altro.",
  sharedTokens: "Pulsanti, campi e finestre usano anche queste:",
  token: "Nome",
  meaning: "A che cosa serve",
  value: "Valore",
  texts: "Testi",
  textsNote: "Ogni frase ha un nome: con `texts` nella configurazione il sito può sostituirla.",
  accepts: "Tipo",
  flagKey: "`true` oppure `false`, senza virgolette",
  listKey: "parole separate da virgole, o un elenco JSON",
  fullUrl: "un indirizzo https intero",
  default: "Predefinito",
  none: "nessuno",
  required: "Obbligatorio",
  needed: "Da indicare",
  requiredOneOf: "Ne serve uno",
  requiredNote: "«Obbligatorio»: se l’attributo manca, l’elemento non parte.",
  neededNote:
    "«Da indicare»: l’elemento parte anche senza, ma l’attributo serve. La sua spiegazione dice che cosa si vede se manca.",
  requiredOneOfNote: "«Ne serve uno»: se mancano tutti gli attributi con questa nota, l’elemento non parte.",
  inEditor: "Nel modulo di AEM e WordPress",
  cancelable: "annullabile",
  notCancelable: "non annullabile",
  detail: "detail",
  or: "oppure",
  from: "da",
  to: "a",
  types: {
    text: "un testo",
    pattern: "un’espressione regolare di al massimo 1000 caratteri",
    flag: "sì o no",
    number: "un numero intero",
    choice: "una di queste parole",
    date: "una data: `2026-11-21` o `21/11/2026`",
    span: "due date: `2026-11-01/2026-11-21`; la seconda non è prima della prima",
    url: "un indirizzo https o un percorso del sito",
    list: "parole separate da virgole",
    function: "una funzione, solo da script",
    texts: 'un oggetto come `{"it": {"date-picker.linkText": "Scegli"}}`',
    tours: 'un elenco come `[{"id": "benvenuto", "steps": [{"title": "Saldo", "target": "#saldo"}]}]`',
  } satisfies Record<Kind<unknown>["type"], string>,
};
