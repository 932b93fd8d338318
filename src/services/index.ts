export * from "./create-services";
export type { BrowserParts } from "./browser-parts";
export type { Services, ServicesEnvironment } from "./services";
export * from "./services-for";
