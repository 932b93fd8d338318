/** The definitions of all widgets, for generators, editors and servers: they need neither React nor a document. */
export { catalogue } from "../../../widgets/catalogue";
export { attributeName, type WidgetDefinition } from "../../definition";
