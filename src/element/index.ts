export { createDiscovery, type Discovery } from "./discovery";
export { createElementClass, type ElementOptions } from "./element-class";
export { SharedRoot } from "./shared-root";
export { type Host, type HostState, useHost } from "./host";
