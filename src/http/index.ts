/** HTTP over ky. Not re-exported by `platform`, because bootstrap has no use for ky. */
export * from "./envelope";
export * from "./error-items";
export * from "./failure";
export { basicCredentials, headerValue } from "./header-value";
export * from "./http";
export { randomId } from "../utils/random-id";
export * from "./service-address";
