export { type StartOptions, startWidgets } from "./start";
export type { WidgetDefinition } from "../../definition";
export type { ConfigInput } from "../../config";
export type { Namespace } from "../public-namespace";
