/** What every widget says of itself, for generators, editors and servers: neither React nor the document is needed. */
export { catalogue } from "../../../widgets/catalogue";
export { attributeName, type WidgetDefinition } from "../../definition";
