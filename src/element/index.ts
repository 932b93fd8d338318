export { createDiscovery, type Discovery } from "./discovery";
export { createElementClass } from "./element-class";
export type { ElementOptions } from "./element-options";
export { SharedRoot } from "./shared-root";
export { type Host, type HostState, useHost } from "./host";
