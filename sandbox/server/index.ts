import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { folderOfBuild } from "../../distribution/output";
import { type BrokerOptions, createBroker } from "../broker/broker";
import { createModel, type Fault, type ModelOptions } from "../model";
import { createAccountServer } from "./account";
import { closeIdleConnections, type SandboxContext } from "./context";
import { createLibrary } from "./library/files";
import { createSiteServer } from "./site";
import { createTestContent, type TestFile, type TestPage } from "./site/test-content";

export interface SandboxOptions extends Pick<ModelOptions, "time">, Pick<BrokerOptions, "pace"> {
  /** Port of the demo site; 0 chooses a free port. The account area has the next port, or a free one. @default 4400 */
  readonly port?: number;
  /**
   * The host name of the demo site, for a browser that resolves it to this machine. With a name other than
   * `localhost` the library treats the visitor as a player, not as an author.
   *
   * @default "localhost"
   */
  readonly siteHost?: string;
  /** The folder of the built library. @default the build that `VETRINA_BUILD` names, `dist` */
  readonly distDir?: string;
  /**
   * True if pages load their own fonts. Browser tests switch this off and install the fonts before the first
   * layout.
   *
   * @default true
   */
  readonly fonts?: boolean;
  /** True if errors of the server are not logged. @default false */
  readonly quiet?: boolean;
}

export const defaultPort = 4400;
export const defaultDistDir = fileURLToPath(new URL(`../../${folderOfBuild()}`, import.meta.url));

export type Sandbox = Readonly<Awaited<ReturnType<typeof createSandbox>>>;

/** Starts the demo site and, on a separate origin, the simulated services. */
export async function createSandbox(options: SandboxOptions = {}) {
  const { port = defaultPort, distDir = defaultDistDir } = options;
  const model = createModel(options);
  const broker = createBroker(model, options);
  const context: SandboxContext = {
    model,
    broker,
    library: createLibrary(distDir),
    testContent: createTestContent(),
    fonts: options.fonts ?? true,
    quiet: options.quiet ?? false,
    origins: { site: "", account: "" },
    servers: new Set(),
  };
  const account = await createAccountServer(context);
  const site = await createSiteServer(context);
  const close = async () => {
    await Promise.all([site.close(), account.close()]);
  };
  try {
    context.origins.site = (await listen(site, port)).replace("localhost", options.siteHost ?? "localhost");
    context.origins.account = await listen(account, port === 0 ? 0 : port + 1);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    /** The demo site's origin, without a trailing slash. */
    siteUrl: context.origins.site,
    /** The account area's origin, without a trailing slash. */
    accountUrl: context.origins.account,
    /** The simulated services, for tests that run in this process. */
    model,
    /** Registers a page under `/test/`, or replaces the page with the same path. @returns its URL */
    page: (path: `/test/${string}`, page: TestPage | string) =>
      context.origins.site + context.testContent.addPage(path, page),
    /** Registers a file under `/test/` (a script, a style sheet). @returns its URL */
    file: (path: `/test/${string}`, file: TestFile) =>
      context.origins.site + context.testContent.addFile(path, file),
    /** Adds a fault, as `POST /sandbox/faults` does. */
    fault(fault: Fault): void {
      model.faults.add(fault);
      closeIdleConnections(context);
    },
    /** The number of clients that are connected to the gamification platform. */
    connections: broker.connections,
    /** Stops both servers and cuts open connections. */
    close,
  };
}

export type { TestFile, TestPage } from "./site/test-content";

/**
 * Listens on the IP addresses of `localhost` only.
 *
 * @returns the server's origin
 * @throws an error with the code EADDRINUSE if another process listens on the port
 */
async function listen(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ port, host: "localhost" });
  const url = app.server.address();
  if (url === null || typeof url === "string") throw new Error("the server has no port");
  return `http://localhost:${url.port}`;
}
