import { category, componentPath, publicPath, root } from "../aem/names";
import { html, type Html } from "../html";
import type { Source } from "../source";
import { codeBlock, entries, prose, section } from "./blocks";
import type { Page } from "./layout";
import { aemEditing, aemInclusion, aemProxy } from "./samples";
import { type Language, wordsIn } from "./words";

interface AemProse {
  readonly lead: string;
  readonly install: string;
  readonly installText: readonly string[];
  readonly include: string;
  readonly includeText: readonly string[];
  readonly components: string;
  readonly componentsText: readonly string[];
  readonly proxy: string;
  readonly dispatcher: string;
  readonly dispatcherText: readonly string[];
  readonly edit: string;
  readonly editText: readonly string[];
  readonly updates: string;
  readonly updatesText: readonly string[];
}

const proseIn: Readonly<Record<Language, AemProse>> = {
  it: {
    lead: "Il pacchetto contiene la libreria client e un componente per ogni elemento, con dialogo e modello HTL. È generato dalle stesse definizioni di queste pagine.",
    install: "Installare",
    installText: [
      `Il file \`cms/vetrina-aem-<versione>.zip\` si carica con il Package Manager, o si include come pacchetto \`application\` nel contenitore \`all\` del progetto. Scrive solo sotto \`${root}\`: libreria client, componenti e dizionario inglese (i testi dei dialoghi sono in italiano). In \`cms/aem/\` c’è lo stesso albero, aperto.`,
      "La struttura è controllata dai test del progetto (XML, filtri, resa HTL in un browser), ma fuori da un’istanza di AEM: provate la prima installazione in un ambiente di sviluppo.",
    ],
    include: "Includere la libreria",
    includeText: [
      `La categoria è \`${category}\`. Va inclusa una volta nella pagina, con la policy della pagina o da HTL:`,
      'Non inglobatela con `embed` in un’altra libreria: lo script trova i suoi file dal proprio indirizzo. Se dovete, scrivete nell’intestazione `<meta name="vetrina-base">` con la cartella `resources`.',
      "Il modello dei Core Components non stampa né `nonce` né `integrity`. Dove la Content-Security-Policy li chiede, il tag dello script si scrive a mano, come in «Per cominciare». Il blocco di configurazione va stampato prima.",
    ],
    components: "I componenti",
    componentsText: [
      "Gruppo «Vetrina»: autorizzateli nella policy del contenitore. HTL lascia fuori gli attributi vuoti e neutralizza tutti gli altri; gli indirizzi passano da `context='uri'`, il testo formattato da `context='html'`. `data-demo` non è nel dialogo: in una pagina pubblicata mostrerebbe dati simulati.",
    ],
    proxy:
      "Per cambiare titolo, gruppo o dialogo, un componente del progetto eredita da quello del pacchetto:",
    dispatcher: "Dispatcher e cache",
    dispatcherText: [
      `Lo script è servito come \`${publicPath}.lc-<impronta>-lc.min.js\`, i file come \`${publicPath}/resources/<nome>-<impronta>.js\`. Il dispatcher deve lasciar passare \`/etc.clientlibs/*\`.`,
      "I file in `resources` portano già l’impronta nel nome: `Cache-Control: public, max-age=31536000, immutable` per `/etc.clientlibs/.+/resources/.+-[0-9a-z]{6}\\.js`. Le pagine restano in cache quanto decide il sito.",
      "I processori sono `default:none, min:none`: lasciateli così, quelli di AEM non conoscono il JavaScript di oggi.",
    ],
    edit: "In modifica",
    editText: [
      "Nell’editor il modello stampa `data-edit`: l’elemento si vede, ma non si apre, non si muove e non chiama servizi. In anteprima e in pubblicazione l’attributo non c’è.",
      "L’attributo vale solo per il suo elemento. Che la pagina intera è in modifica lo dice la configurazione, con la chiave `edit`: senza, una pagina che chiede l’accesso (`session.required`) porterebbe l’autore alla pagina di accesso. Nell’intestazione, prima della libreria:",
    ],
    updates: "Aggiornare",
    updatesText: [
      "Il filtro di `resources` è in modo `update`: i file delle versioni precedenti restano, perché le pagine in cache li chiedono ancora. In AEM as a Cloud Service ogni rilascio riparte da zero: conservate nel progetto i file delle due versioni precedenti.",
    ],
  },
  en: {
    lead: "The package contains the client library and a component for each element, with its dialog and HTL template. It is generated from the same definitions as these pages.",
    install: "Installing",
    installText: [
      `The file \`cms/vetrina-aem-<version>.zip\` is uploaded with the Package Manager, or embedded as an \`application\` package in the project’s \`all\` container. It writes only below \`${root}\`: client library, components and an English dictionary (dialogs are in Italian). \`cms/aem/\` contains the same tree, unpacked.`,
      "Its structure is checked by the project’s tests (XML, filters, HTL rendered into a browser), but not in an AEM instance: try the first installation in a development environment.",
    ],
    include: "Including the library",
    includeText: [
      `Its category is \`${category}\`. Include it once in the page, with the page’s policy or from HTL:`,
      'Do not `embed` it in another library: the script finds its files by its own address. If you must embed it, add `<meta name="vetrina-base">` with the folder `resources` to the head.',
      "The template of the Core Components prints neither `nonce` nor `integrity`. If the Content-Security-Policy requires them, write the script tag by hand, as in “Getting started”. Print the configuration block before it.",
    ],
    components: "The components",
    componentsText: [
      "Group “Vetrina”: allow them in the container’s policy. HTL omits empty attributes and escapes all others; addresses go through `context='uri'`, formatted text through `context='html'`. `data-demo` is not in the dialog: on a published page it would show simulated data.",
    ],
    proxy: "To change title, group or dialog, let a component of your project inherit from the package’s:",
    dispatcher: "Dispatcher and cache",
    dispatcherText: [
      `The script is served as \`${publicPath}.lc-<hash>-lc.min.js\`, the files as \`${publicPath}/resources/<name>-<hash>.js\`. The dispatcher must allow \`/etc.clientlibs/*\`.`,
      "Files in `resources` carry their hash in their name: `Cache-Control: public, max-age=31536000, immutable` for `/etc.clientlibs/.+/resources/.+-[0-9a-z]{6}\\.js`. The site decides how long pages are cached.",
      "The processors are `default:none, min:none`. Do not change them: AEM’s own do not support current JavaScript.",
    ],
    edit: "In the editor",
    editText: [
      "In the editor the template prints `data-edit`: the element is visible, but it does not open or move, and it calls no service. In preview and on publish the attribute is absent.",
      "The attribute speaks for its element only. That the whole page is being edited is said by the configuration key `edit`: without it, a page that needs a session (`session.required`) would take the author to the login page. In the head, before the library:",
    ],
    updates: "Updating",
    updatesText: [
      "The filter of `resources` has the mode `update`: the files of earlier versions stay, because cached pages still load them. In AEM as a Cloud Service each release starts with an empty repository: keep the files of the two previous versions in the project.",
    ],
  },
};

const paragraphs = (texts: readonly string[]): Html =>
  html`${texts.map((text) => html`<p>${prose(text)}</p>`)}`;

/** The page for AEM developers: how to install and update the package. */
export function aemPage({ widgets }: Source, language: Language): Page {
  const text = proseIn[language];
  const components = widgets.map(({ definition }) => ({
    name: componentPath(definition).replace("/apps/", ""),
    help: `${definition.title[language]}: \`<${definition.tag}>\``,
  }));
  const [firstComponent] = components;
  const [beforeSample = "", ...afterSample] = text.includeText;
  return {
    slug: "aem",
    title: wordsIn[language].aem,
    lead: paragraphs([text.lead]),
    main: html`${section("install", text.install, paragraphs(text.installText))}
    ${section(
      "include",
      text.include,
      paragraphs([beforeSample]),
      codeBlock(aemInclusion),
      paragraphs(afterSample),
    )}
    ${section(
      "components",
      text.components,
      paragraphs(text.componentsText),
      entries(components),
      paragraphs([text.proxy]),
      codeBlock(aemProxy(firstComponent?.name ?? "")),
    )}
    ${section("dispatcher", text.dispatcher, paragraphs(text.dispatcherText))}
    ${section("edit", text.edit, paragraphs(text.editText), codeBlock(aemEditing))}
    ${section("updates", text.updates, paragraphs(text.updatesText))}`,
  };
}
