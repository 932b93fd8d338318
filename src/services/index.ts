export * from "./create-services";
export type { BrowserParts, Services, ServicesEnvironment } from "./services";
export * from "./services-for";
