/** The definitions of all widgets, for generators, editors and servers: they need neither React nor a document. */
export { descriptions as catalogue } from "../../../widgets/descriptions";
export { attributeName } from "../../definition";
export type { DescribedWidget as WidgetDefinition } from "../../description";
