export * from "./AuthorSlot";
export * from "./create-services";
export * from "./react";
export type { BrowserParts, Services, ServicesEnvironment } from "./services";
export * from "./services-for";
export * from "./usePanel";
export * from "./useRestriction";
