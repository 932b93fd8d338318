import { type ServiceName, serviceNames } from "../../src/services/service-list";

/** The services in the chunk `network`: service → root of its modules. */
const networkRoots: { readonly [Name in ServiceName]?: string } = {
  http: "src/http/page-http.ts",
  account: "src/account/account.ts",
  area: "src/account/area/index.ts",
};

/** `liveCasino` → `live-casino` */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** A service of a set, for the build. */
export interface BuiltService {
  readonly name: string;
  /** The chunk that its loader imports. */
  readonly chunk: string;
  /** The module that its loader imports, relative to the project. */
  readonly root: string;
}

export const builtServices: readonly BuiltService[] = serviceNames.map((name) => {
  const networkRoot = networkRoots[name];
  return networkRoot
    ? { name, chunk: "network", root: networkRoot }
    : { name, chunk: kebabCase(name), root: `src/services/${kebabCase(name)}.ts` };
});
