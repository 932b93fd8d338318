import type { Bilingual, WidgetDefinition } from "../../src/definition";
import { shortName } from "../describe";

/** The root of everything that the package installs. No site uses the same path. */
export const root = "/apps/vetrina";
export const clientLibrary = `${root}/clientlibs/clientlib-widgets`;
export const category = "vetrina.widgets";
export const componentGroup = "Vetrina";

/** The public address of the client library, which the dispatcher allows. */
export const publicPath = clientLibrary.replace("/apps/", "/etc.clientlibs/");

export const componentPath = (definition: WidgetDefinition) => `${root}/components/${shortName(definition)}`;

/** `/apps/…` → path in the package. FileVault writes the prefix `cq:` as `_cq_`. */
export const inPackage = (path: string) => `jcr_root${path.replace("/cq:", "/_cq_")}`;

/** Texts of the dialogs that are not in the definitions. */
export const words = {
  properties: { it: "Proprietà", en: "Properties" },
  identification: { it: "Identificazione", en: "Identification" },
  id: { it: "Identificatore", en: "Identifier" },
  idHelp: {
    it: "Unico nella pagina: per etichette, collegamenti, stili e script.",
    en: "Unique in the page: for labels, links, styles and scripts.",
  },
  name: { it: "Nome nel modulo", en: "Name in the form" },
  nameHelp: {
    it: "Il nome con cui il modulo invia il valore; senza, non lo invia.",
    en: "The name under which the form sends the value; without one it is not sent.",
  },
  defaultChoice: { it: "Valore predefinito", en: "Default" },
  address: {
    it: "Per una pagina del sito il percorso finisce con .html.",
    en: "For a page of the site the path ends with .html.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
