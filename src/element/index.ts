export { createDiscovery, type Discovery } from "./discovery";
export { createElementClass, type ElementOptions } from "./element-class";
export { type Labelling, useLabelling } from "./labelling";
export { SharedRoot } from "./shared-root";
export { type Host, HostContext, type HostState, useHost, useHostState } from "./host";
