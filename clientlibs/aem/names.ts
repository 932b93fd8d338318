import { folderOf } from "../../distribution/names";
import type { Bilingual, DescribedWidget, ItemsDescription } from "../../src/description";
import { editorWords } from "../editor-words";

/** The root of everything that the package installs. No site may use the same path. */
export const root = "/apps/vetrina";
export const clientLibrary = `${root}/clientlibs/clientlib-widgets`;
export const docsLibrary = `${root}/clientlibs/clientlib-docs`;
export const category = "vetrina.widgets";

/** The client library and the category of a ready theme. */
export const themeLibrary = (name: string): string => `${root}/clientlibs/clientlib-theme-${name}`;
export const themeCategory = (name: string): string => `vetrina.theme.${name}`;

/** Returns the public URL path of a path below `/apps`. The dispatcher allows such URL paths. */
const publicUrl = (path: string) => path.replace("/apps/", "/etc.clientlibs/");

/** The public URL path of the client library. */
export const publicPath = publicUrl(clientLibrary);

/** The public URL path of the author documentation inside the package. */
export const publicDocs = publicUrl(`${docsLibrary}/resources/docs`);

/** The folders of a component, outermost first. A later version with other properties gets a folder `v2`. */
export const componentFolders = (definition: DescribedWidget) => {
  const folder = `${root}/components/${folderOf(definition.tag)}`;
  return [folder, `${folder}/v1`];
};

export const componentPath = (definition: DescribedWidget) =>
  `${componentFolders(definition).at(-1)}/${folderOf(definition.tag)}`;

/** The resource type of a component: its path without `/apps/`. */
export const resourceType = (definition: DescribedWidget) => componentPath(definition).replace("/apps/", "");

/** The script that HTL uses for each URL. */
export const linkScript = `${root}/components/commons/v1/link.js`;

/** The HTL templates with which a page includes the library. */
export const libraryTemplatePath = `${root}/components/commons/v1/library.html`;

/**
 * Returns the path inside the package for a path below `/apps`. FileVault writes the prefix `cq:` as `_cq_`.
 */
export const inPackage = (path: string) => `jcr_root${path.replace("/cq:", "/_cq_")}`;

/** Name of the node below a component in which AEM stores the repeated children. */
export const listName = ({ slot }: ItemsDescription): string => `${slot}s`;

/** The property of a repeated child that contains its rich text. */
export const itemText = "text";

/** Texts of dialogs and placeholders that are not in the definitions. */
export const words = {
  ...editorWords,
  siteWide: { it: "Valori comuni a tutto il sito", en: "Values of the whole site" },
  siteWideHelp: {
    it: "Se lasciato vuoto, vale il valore comune a tutto il sito, se c’è.",
    en: "Leave empty to use the value of the whole site, if there is one.",
  },
  missing: { it: "da compilare", en: "to fill in" },
  whenNeeded: {
    it: "qui non si vede: compare nella pagina pubblicata, quando serve",
    en: "invisible here: it appears on the published page when it is needed",
  },
  withData: {
    it: "i dati si vedono nella pagina pubblicata",
    en: "its data appears on the published page",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
