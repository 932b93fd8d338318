/** HTTP by ky. Bootstrap must not import this folder: it does not need ky. */
export * from "./envelope";
export * from "./error-items";
export { hasEarlyRead } from "./early-reads";
export * from "./failure";
export { basicCredentials, headerValue } from "./header-value";
export * from "./http";
export { randomId } from "../utils/random-id";
export * from "./service-url";
