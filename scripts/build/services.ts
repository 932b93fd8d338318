import { type ServiceName, serviceNames } from "../../src/services/service-list";

/** Root modules of the services in the chunk `network`, by service name. */
const networkRoots: { readonly [Name in ServiceName]?: string } = {
  http: "src/http/page-http.ts",
  account: "src/account/account.ts",
  area: "src/account/area/index.ts",
};

/** Converts `liveCasino` to `live-casino`. */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Data about a service that the build needs. */
export interface BuiltService {
  readonly name: string;
  /** The chunk that the service's loader imports. */
  readonly chunk: string;
  /** The module that the service's loader imports, relative to the project. */
  readonly root: string;
}

export const builtServices: readonly BuiltService[] = serviceNames.map((name) => {
  const networkRoot = networkRoots[name];
  return networkRoot
    ? { name, chunk: "network", root: networkRoot }
    : { name, chunk: kebabCase(name), root: `src/services/${kebabCase(name)}.ts` };
});
