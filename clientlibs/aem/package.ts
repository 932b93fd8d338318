import { folderOf } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";
import type { OutputFile, Source } from "../source";
import { clientLibraryFiles, docsLibraryFiles, themeLibraryFiles } from "./client-library";
import { componentXml } from "./component-node";
import { designDialogXml, dialogXml } from "./dialog";
import { Dictionary, type Say } from "./dictionary";
import { editConfigXml } from "./edit-config";
import { componentHtl } from "./htl";
import {
  componentFolders,
  componentPath,
  inPackage,
  libraryTemplatePath,
  linkScript,
  publicDocs,
  root,
} from "./names";
import { libraryTemplate, linkScriptContent } from "./scripts";
import { vaultFiles } from "./vault";
import { contentXml } from "./xml";

/** Content of the package that is not generated from the source. */
export interface PackageExtras {
  /** The author documentation, to which the dialogs' help links. */
  readonly docs?: readonly OutputFile[];
  /** The URL of the author documentation if it is not in the package. */
  readonly docsUrl?: string | undefined;
  /** The chunks of earlier releases, which cached pages still load. */
  readonly previousChunks?: readonly OutputFile[];
}

function componentFiles(say: Say, definition: DescribedWidget, docs: string): OutputFile[] {
  const at = (path: string) => inPackage(`${componentPath(definition)}/${path}`);
  return [
    // Components of the package are hidden. Authors see the components of their site, which inherit from
    // them.
    { path: at(".content.xml"), content: componentXml(say, definition, ".hidden") },
    { path: at("cq:dialog/.content.xml"), content: dialogXml(say, definition, docs) },
    { path: at("cq:design_dialog/.content.xml"), content: designDialogXml(say, definition, docs) },
    { path: at("_cq_editConfig.xml"), content: editConfigXml(definition) },
    { path: at(`${folderOf(definition.tag)}.html`), content: componentHtl(say, definition) },
  ];
}

/** Folders that contain the nodes of the package, including its root. */
const folderFiles = (definitions: readonly DescribedWidget[]): OutputFile[] =>
  [
    root,
    ...["clientlibs", "components", "components/commons", "components/commons/v1", "i18n"].map(
      (folder) => `${root}/${folder}`,
    ),
    ...definitions.flatMap(componentFolders),
  ].map((folder) => ({
    path: inPackage(`${folder}/.content.xml`),
    content: contentXml({ "jcr:primaryType": "sling:Folder" }),
  }));

const allComponents = (say: Say, definitions: readonly DescribedWidget[], docs: string) =>
  definitions.flatMap((definition) => componentFiles(say, definition, docs));

/** The texts of all components. */
export function dictionaryOf(definitions: readonly DescribedWidget[]): Dictionary {
  const dictionary = new Dictionary();
  allComponents(dictionary.collect, definitions, publicDocs);
  return dictionary;
}

/** The files of the package that AEM's Package Manager installs. */
export function aemFiles(
  { version, definitions, library }: Source,
  extras: PackageExtras = {},
): OutputFile[] {
  const { docs = [], docsUrl = publicDocs, previousChunks = [] } = extras;
  const dictionary = dictionaryOf(definitions);
  return [
    ...vaultFiles(
      { name: "vetrina-aem", version, description: "Vetrina: client library and components for AEM." },
      root,
    ),
    ...folderFiles(definitions),
    ...clientLibraryFiles(library, previousChunks),
    ...themeLibraryFiles(),
    ...docsLibraryFiles(docs),
    ...allComponents(dictionary.key, definitions, docsUrl),
    { path: inPackage(linkScript), content: linkScriptContent },
    { path: inPackage(libraryTemplatePath), content: libraryTemplate(library) },
    ...(["en", "it"] as const).map((language) => ({
      path: inPackage(`${root}/i18n/${language}.xml`),
      content: dictionary.xml(language),
    })),
  ];
}
