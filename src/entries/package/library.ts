export { startVetrina, type StartOptions } from "./start";
export type { WidgetDefinition, WidgetProps } from "../../definition";
export type { Config, ConfigInput, ErrorCode } from "../../config";
export type { ScriptPolicy } from "../../platform/trusted-types-policy";
export type { Namespace } from "../public-namespace";
