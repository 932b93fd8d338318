import type { Language } from "./words";

const it = {
  title: "HTML semplice",
  lead: "Per chi scrive le pagine a mano: non c’è nulla da installare. Si copiano due file e una cartella, si scrive una pagina, e la si apre da un server. Tre passi, nell’ordine.",
  files: "1. Copiare i file",
  filesText: [
    "Dalla cartella ricevuta si copiano `vetrina.js`, `vetrina.css` e la cartella `vetrina`, come sono e senza rinominarli. Le altre cartelle sono per altri usi: `cms` per AEM e WordPress, `npm` per chi sviluppa, `editor` per i programmi di scrittura, `docs` è questa documentazione, `light`, se c’è, è una variante più leggera. Anche i file `sbom.json` e `vetrina.js.map` si possono lasciare dove sono.",
    "Si mettono in una cartella di nome `assets`, accanto alla pagina da scrivere. Va bene ogni altro nome, se lo si cambia anche nella pagina:",
  ],
  tree: "sito/\n  prova.html\n  assets/\n    vetrina.js\n    vetrina.css\n    vetrina/\n      resources/",
  filesNote: [
    "La pagina nomina due file: lo script `vetrina.js` e il foglio di stile `vetrina.css`. Il resto lo cerca lo script accanto a sé: `assets/vetrina.js` trova i suoi file in `assets/vetrina/resources/`.",
    "Nella cartella `vetrina` ci sono anche `preload.html` e la cartella `preload`, con cui chi sviluppa rende più veloce una pagina, `importmap.json`, con le impronte dei file, e le licenze delle parti di altri. Agli elementi non servono, e possono restare.",
    "Se c’è la cartella `light` e si vuole la variante leggera, si copiano gli stessi tre nomi da lì: tutti da `light` o nessuno. File delle due varianti non si mescolano.",
  ],
  element: "2. Scrivere la pagina",
  elementText: [
    "Questa è una pagina intera. Si copia in un file di testo di nome `prova.html`, accanto alla cartella `assets`:",
  ],
  pageCaption: "prova.html",
  elementAfter: [
    "L’elemento va nel punto della pagina in cui deve comparire. Ciò che sta tra il suo tag di apertura e quello di chiusura si vede finché l’elemento non parte, e resta se non può partire.",
    "Il tag di chiusura serve sempre: `<vetrina-date-picker />` in HTML non chiude l’elemento.",
    "Questa pagina non ha un foglio di stile suo: il testo attorno all’elemento ha il carattere e i margini del browser. In un sito glieli dà il foglio del sito.",
  ],
  open: "3. Aprirla da un server",
  openText: [
    "La pagina non si apre con un doppio clic sul file: dal disco il browser non permette alla libreria di caricare i suoi file. In quel caso una riga in cima alla pagina lo dice.",
    "Sul proprio computer basta un piccolo server. In una finestra del terminale, aperta nella cartella `sito`, si avvia quello di Python:",
  ],
  openWindows: [
    "In Windows il comando è di solito `py -m http.server 8000`. Se la porta 8000 è già usata, se ne scrive un’altra alla fine del comando, per esempio 8080, e la stessa nell’indirizzo della pagina. Per fermare il server si preme Ctrl+C nella finestra del terminale.",
  ],
  openNode: "Se c’è Node e non Python, va bene anche questo, che `npx` scarica una volta:",
  openAfter: [
    "La pagina è a `http://localhost:8000/prova.html` finché la finestra resta aperta. Se l’elemento non compare, apri `http://localhost:8000/prova.html?vetrina-inspect`: un riquadro dice perché. Se non compare nemmeno il riquadro, lo script non è al suo posto, o non lo è la cartella `vetrina`, che deve stargli accanto. Sul server del sito si copiano gli stessi file.",
    "Le pagine di questa documentazione si aprono anche dal disco, perché hanno tutti gli elementi in un solo script, molto più grande e fatto solo per loro. La pagina di un sito carica invece a parte il codice di ciò che contiene, e per questo le serve un server.",
  ],
  head: "Le righe dell’intestazione",
  headText: [
    "In una pagina che esiste già, queste due righe vanno dentro `<head>`, una volta per pagina. La prima dà il foglio di stile, la seconda lo script.",
  ],
  headFolders:
    "Un indirizzo senza barra iniziale parte dalla cartella della pagina. Se le pagine stanno in più cartelle, come `/promozioni/estate.html`, è meglio un indirizzo con la barra: parte dall’inizio del sito, ed è lo stesso in ogni pagina. Vale solo su un server, non dal disco.",
  boxes: "Lo spazio riservato: vetrina.css",
  boxesText: [
    "`vetrina.css` tiene il posto a ogni elemento finché non parte, così la pagina non salta. Ci sono due modi di usarlo.",
    "Il più semplice è il collegamento qui sopra: un file in più, che il browser poi conserva.",
    "Il più veloce: si apre il foglio di stile che il sito ha già, per esempio `site.css`, si incolla in fondo il contenuto di `vetrina.css`, e si toglie il collegamento. A ogni aggiornamento di Vetrina le righe incollate si sostituiscono con quelle nuove.",
    'Il foglio ha anche una classe per ciò che si scrive dentro un elemento e che si vede finché non parte. `<p class="vetrina-fallback">Premi</p>` ha l’aspetto del riquadro: sotto il titolo c’è il disegno delle righe in arrivo. Gli esempi di queste pagine, AEM e WordPress la scrivono già dove serve.',
  ],
  boxesShow: "Il contenuto di questa versione",
  integrity: "L’attributo integrity: quando serve",
  integrityText: [
    "`integrity` è un’impronta del file. Se il file non corrisponde, il browser lo rifiuta e sulla pagina non parte nulla.",
    "Se `vetrina.js` sta sul server del sito, non si scrivono né `integrity` né `crossorigin`: chi può cambiare il file può cambiare anche la pagina, e un’impronta dimenticata durante un aggiornamento spegne tutti gli elementi.",
    "Si scrivono tutti e due se `vetrina.js` viene da un altro server, che deve rispondere con `Access-Control-Allow-Origin`. L’impronta è quella di questa versione: cambia a ogni aggiornamento, nello stesso momento del file. Gli altri file li controlla sempre lo script, che ne porta con sé le impronte.",
  ],
  configuration: "La configurazione",
  configurationText: [
    "Gli elementi che mostrano dati, come il saldo o i bonus, devono sapere dove sono i servizi del sito. Lo si scrive una volta per pagina, in un blocco prima dello script. Gli indirizzi li dà chi gestisce i servizi del sito.",
    "Che cosa contiene il blocco e come si controlla:",
  ],
  demo: "Provare con dati simulati: data-demo",
  demoText: [
    'Per una prima prova i servizi non servono: con `data-demo="logged-in"` nel suo tag, un elemento mostra dati simulati, e lo dice. L’attributo si può scrivere anche su ciò che sta attorno, per esempio su `<main>`: allora vale per tutti gli elementi che contiene. Prima di pubblicare si toglie.',
  ],
  demoIds:
    "I servizi simulati conoscono solo i propri codici: con altri un tavolo risulta chiuso, e un bonus manca. Li elencano le pagine di questi elementi:",
  policy: "Con una Content-Security-Policy",
  policyText: [
    "Una Content-Security-Policy è un’intestazione del server che dice al browser quali file può usare una pagina. Se il sito non ne ha una, questo punto si può saltare.",
    "Tutto funziona con questa policy, senza `unsafe-inline` e senza `unsafe-eval`. `connect-src` nomina l’origine dei file della libreria, quella dell’area privata e, due volte, quella della piattaforma di gamification: con `https:` e con `wss:`.",
  ],
  policyNotes: [
    "`NONCE` sta per un valore che il server genera a ogni risposta, uguale nella policy e nella pagina. `vetrina` è l’unica policy Trusted Types. Consigliati anche: `X-Content-Type-Options: nosniff` sui file, `Referrer-Policy: strict-origin-when-cross-origin` sulle pagine.",
  ],
  editor: "La cartella editor: aiuto mentre si scrive",
  editorText: [
    "La cartella `editor` non va sul sito. Serve ai programmi con cui si scrivono le pagine: propongono gli elementi, gli attributi e i valori, con la loro spiegazione. In `editor/it` le spiegazioni sono in italiano.",
    "In Visual Studio Code si copia la cartella accanto alle pagine e si scrive nel file `.vscode/settings.json`:",
  ],
  editorData: "./editor/it/html-data.json",
  editorNote: [
    "Negli editor di JetBrains, come PhpStorm e WebStorm, la chiave `web-types` del file `package.json` nomina `./editor/it/web-types.json`. `custom-elements.json` è per gli strumenti che leggono un «Custom Elements Manifest»; `vetrina.d.ts` e `vetrina-react.d.ts` danno i tipi a TypeScript e a React.",
  ],
  page: "Per finire: un esempio completo",
  pageText:
    "Non serve per cominciare: mostra ogni elemento e la configurazione che serve a tutti, in una sola pagina. È scritto per una policy come quella qui sopra e con indirizzi che partono dall’inizio del sito. Senza una policy l’attributo `nonce` si toglie.",
  pageShow: "Una pagina con tutti gli elementi",
  cache: "Cache e aggiornamenti",
  cacheText: ["Dove va ogni file, e per quanto tempo il browser lo conserva:"],
  cacheNote: [
    "Le intestazioni di cache della tabella sono necessarie: ciò che è servito con `no-store` si scarica due volte. A ogni aggiornamento si lasciano al loro posto i file delle due versioni precedenti, perché le pagine in cache li chiedono ancora.",
    'Se lo script è inglobato in un altro file, la cartella si dice con `<meta name="vetrina-base" content="/assets/vetrina/resources/">`, oppure con `data-base` sul suo tag; valgono solo sull’origine della pagina o dello script.',
  ],
};

const en: typeof it = {
  title: "Plain HTML",
  lead: "For those who write pages by hand: there is nothing to install. Copy two files and a folder, write a page, and open it from a server. Three steps, in this order.",
  files: "1. Copy the files",
  filesText: [
    "From the folder that you received copy `vetrina.js`, `vetrina.css` and the folder `vetrina`, as they are and without new names. The other folders are for other uses: `cms` for AEM and WordPress, `npm` for developers, `editor` for text editors, `docs` is this documentation, `light`, if you received it, a lighter variant. The files `sbom.json` and `vetrina.js.map` may also stay where they are.",
    "Put them into a folder `assets`, beside the page that you will write. Any other name will do, if you change it in the page too:",
  ],
  tree: "site/\n  try.html\n  assets/\n    vetrina.js\n    vetrina.css\n    vetrina/\n      resources/",
  filesNote: [
    "The page names two files: the script `vetrina.js` and the style sheet `vetrina.css`. The script looks for the rest beside itself: `assets/vetrina.js` finds its files in `assets/vetrina/resources/`.",
    "The folder `vetrina` also has `preload.html` and the folder `preload`, with which developers make a page faster, `importmap.json`, with the digests of the files, and the licences of parts by others. The elements do not need them, and they may stay.",
    "If you received a folder `light` and want the lighter variant, copy the same three names from there: all from `light` or none. Files of the two variants do not mix.",
  ],
  element: "2. Write the page",
  elementText: [
    "This is a whole page. Copy it into a text file with the name `try.html`, beside the folder `assets`:",
  ],
  pageCaption: "try.html",
  elementAfter: [
    "Write the element at the place of the page where it should appear. What is between its opening and its closing tag is visible until the element starts, and stays if it cannot start.",
    "The closing tag is always needed: in HTML, `<vetrina-date-picker />` does not close the element.",
    "This page has no style sheet of its own: the text around the element has the font and the margins of the browser. On a site the site’s style sheet gives them.",
  ],
  open: "3. Open it from a server",
  openText: [
    "Do not open the page with a double click on the file: from a disk the browser does not let the library load its files. A line at the top of the page says so then.",
    "On your own computer a small server is enough. In a terminal window that is opened in the folder `site`, start that of Python:",
  ],
  openWindows: [
    "On Windows the command is usually `py -m http.server 8000`. If port 8000 is in use, write another one at the end of the command, such as 8080, and the same in the address of the page. To stop the server, press Ctrl+C in the terminal window.",
  ],
  openNode: "If there is Node and no Python, this one will do too; `npx` downloads it once:",
  openAfter: [
    "The page is at `http://localhost:8000/try.html` as long as the window stays open. If the element does not appear, open `http://localhost:8000/try.html?vetrina-inspect`: a panel says why. If the panel does not appear either, the script is not in its place, or the folder `vetrina` is not beside it. Copy the same files to the server of the site.",
    "The pages of this documentation also open from a disk, because they have all elements in one script, which is much larger and made for them only. The page of a site loads the code of what it contains piece by piece, and so it needs a server.",
  ],
  head: "The lines of the head",
  headText: [
    "In a page that exists already, these two lines go inside `<head>`, once per page. The first is the style sheet, the second the script. A page in English has, before them, the block that says its language, as above: without it the elements speak Italian.",
  ],
  headFolders:
    "An address without a slash at its start begins at the folder of the page. If pages are in several folders, such as `/promotions/summer.html`, an address with a slash is better: it begins at the root of the site and is the same on every page. It works on a server only, not from a disk.",
  boxes: "The reserved space: vetrina.css",
  boxesText: [
    "`vetrina.css` reserves the space of each element until it starts, so that the page does not jump. There are two ways to use it.",
    "The simplest one is the link above: one more file, which the browser then keeps.",
    "The fastest one: open the style sheet that the site already has, such as `site.css`, paste the content of `vetrina.css` at its end, and remove the link. With each update of Vetrina, replace the pasted lines with the new ones.",
    'The sheet also has a class for the content of an element, which is visible until the element starts. `<p class="vetrina-fallback">Prizes</p>` looks like the box of the element: below the title it has a drawing of the rows that will arrive. The examples of these pages, AEM and WordPress already write it where it is useful.',
  ],
  boxesShow: "The content of this version",
  integrity: "The attribute integrity: when it is needed",
  integrityText: [
    "`integrity` is a digest of the file. If the file does not match, the browser refuses it and nothing starts on the page.",
    "If `vetrina.js` is on your own server, write neither `integrity` nor `crossorigin`: who can change the file can change the page too, and a digest that was forgotten in an update switches off all elements.",
    "Write both if `vetrina.js` comes from another server, which must answer with `Access-Control-Allow-Origin`. The digest is that of this version: it changes with each update, at the same moment as the file. The script always checks the other files itself, because it contains their digests.",
  ],
  configuration: "The configuration",
  configurationText: [
    "Elements that show data, such as the balance or bonuses, have to know where the services of the site are. Write it once per page, in a block before the script. Ask those who manage the services of the site for the addresses.",
    "What the block contains and how to check it:",
  ],
  demo: "Trying with simulated data: data-demo",
  demoText: [
    'A first trial needs no services: with `data-demo="logged-in"` in its tag, an element shows simulated data, and says so. The attribute may also be on what is around the element, such as `<main>`: then it is for all elements inside. Remove it before you publish.',
  ],
  demoIds:
    "The simulated services know only ids of their own: with others, a table is closed and a bonus is missing. The pages of these elements list them:",
  policy: "With a Content-Security-Policy",
  policyText: [
    "A Content-Security-Policy is a header of the server that tells the browser which files a page may use. If your site has none, skip this.",
    "Everything works under this policy, without `unsafe-inline` and without `unsafe-eval`. `connect-src` lists the origins of the library’s files, of the account area and of the gamification platform, the last one both with `https:` and with `wss:`.",
  ],
  policyNotes: [
    "`NONCE` stands for a value that the server generates for each response, the same in the policy and in the page. `vetrina` is the only Trusted Types policy. Also recommended: `X-Content-Type-Options: nosniff` on the files, `Referrer-Policy: strict-origin-when-cross-origin` on the pages.",
  ],
  editor: "The folder editor: help while you write",
  editorText: [
    "The folder `editor` is not for the site. It is for the programs with which pages are written: they offer elements, attributes and values, with their meaning. In `editor/it` the texts are in Italian.",
    "For Visual Studio Code, copy the folder beside the pages and write in the file `.vscode/settings.json`:",
  ],
  editorData: "./editor/html-data.json",
  editorNote: [
    "In the editors of JetBrains, such as PhpStorm and WebStorm, the key `web-types` of the file `package.json` names `./editor/web-types.json`. `custom-elements.json` is for tools that read a “Custom Elements Manifest”; `vetrina.d.ts` and `vetrina-react.d.ts` give the types to TypeScript and React.",
  ],
  page: "At the end: a complete example",
  pageText:
    "Not needed to begin: it shows every element, and the configuration that all of them need, in one page. It is written for a policy like the one above, and with addresses that begin at the root of the site. Without a policy, omit the attribute `nonce`.",
  pageShow: "A page with all elements",
  cache: "Caching and updates",
  cacheText: ["Where each file goes, and how long browsers keep it:"],
  cacheNote: [
    "The cache headers of the table are required: files that are served with `no-store` are downloaded twice. With each update, keep the files of the two previous versions, because cached pages still load them.",
    'If the script is embedded in another file, set the folder with `<meta name="vetrina-base" content="/assets/vetrina/resources/">`, or with `data-base` on its tag. The folder must have the origin of the page or of the script.',
  ],
};

/** The texts of the page “Plain HTML”. */
export const htmlProse: Readonly<Record<Language, typeof it>> = { it, en };
