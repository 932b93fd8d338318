import type { WidgetDefinition } from "../../src/definition";
import { shortName } from "../describe";
import type { OutputFile, Source } from "../source";
import { clientLibraryFiles } from "./client-library";
import { dialogXml } from "./dialog";
import { dictionaryXml } from "./dictionary";
import { componentHtl } from "./htl";
import { componentGroup, componentPath, inPackage, root } from "./names";
import { filterXml, propertiesXml } from "./vault";
import { contentXml } from "./xml";

const componentXml = ({ title, summary, icon }: WidgetDefinition) =>
  contentXml({
    "jcr:primaryType": "cq:Component",
    "jcr:title": title.it,
    "jcr:description": summary.it,
    componentGroup,
    "cq:icon": icon,
  });

function componentFiles(definition: WidgetDefinition): OutputFile[] {
  const at = (path: string) => inPackage(`${componentPath(definition)}/${path}`);
  return [
    { path: at(".content.xml"), content: componentXml(definition) },
    { path: at("cq:dialog/.content.xml"), content: dialogXml(definition) },
    { path: at(`${shortName(definition)}.html`), content: componentHtl(definition) },
  ];
}

/** Folders that hold the nodes of the package. */
const folderFiles = ["clientlibs", "components", "i18n"].map((folder) => ({
  path: inPackage(`${root}/${folder}/.content.xml`),
  content: contentXml({ "jcr:primaryType": "sling:Folder" }),
}));

/** The files of the package that AEM's Package Manager installs. */
export function aemFiles({ version, widgets, library }: Source): OutputFile[] {
  const definitions = widgets.map(({ definition }) => definition);
  return [
    { path: "META-INF/vault/properties.xml", content: propertiesXml(version) },
    { path: "META-INF/vault/filter.xml", content: filterXml() },
    ...folderFiles,
    ...clientLibraryFiles(library),
    ...definitions.flatMap(componentFiles),
    { path: inPackage(`${root}/i18n/en.xml`), content: dictionaryXml(definitions) },
  ];
}
