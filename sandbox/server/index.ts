import { fileURLToPath } from "node:url";
import { createBroker, usualPace } from "../broker";
import { createModel, type Fault, type Model } from "../model";
import { createAccountServer } from "./account";
import type { SandboxContext } from "./context";
import { forgetConnections } from "./connections";
import { createLibrary } from "./library/files";
import { listen } from "./listen";
import { createSiteServer } from "./site";
import { createTestContent, type TestFile, type TestPage } from "./site/test-content";

export interface SandboxOptions {
  /** Port of the demo site; 0 takes a free one. */
  readonly port?: number;
  /** Port of the account area: by default the next one, or a free one where `port` is 0. */
  readonly accountPort?: number;
  /** Where the built library is. */
  readonly distDir?: string;
  /** Where the model's time comes from. */
  readonly time?: () => number;
  /** Milliseconds between two steps of the gamification space while somebody is connected; 0 for none. */
  readonly pace?: number;
  /**
   * Whether pages bring their own fonts. Browser tests give them to the pages before the first layout.
   *
   * @default true
   */
  readonly fonts?: boolean;
  /** Says nothing of failures inside the server. */
  readonly quiet?: boolean;
}

export interface Sandbox {
  /** The demo site's origin, without a slash at its end. */
  readonly siteUrl: string;
  /** The account area's origin, without a slash at its end. */
  readonly accountUrl: string;
  /** The simulated services themselves, for tests that run in this process. */
  readonly model: Model;
  /** Registers a page under `/test/` and gives its address; a second one of the same path replaces it. */
  page(path: `/test/${string}`, page: TestPage | string): string;
  /** Registers a file under `/test/` (a script, a style sheet) and gives its address. */
  file(path: `/test/${string}`, file: TestFile): string;
  /** Disturbs calls, as `POST /sandbox/faults` does. */
  fault(fault: Fault): void;
  /** How many clients are connected to the gamification platform now. */
  connections(): number;
  /** Stops both servers and cuts what is still open. */
  close(): Promise<void>;
}

export const defaultPort = 4400;
export const defaultDistDir = fileURLToPath(new URL("../../dist", import.meta.url));

/** Starts the simulated services: the demo site and, on an origin of its own, the account area. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = defaultPort, distDir = defaultDistDir, quiet = false, pace = usualPace } = options;
  const { accountPort = port === 0 ? 0 : port + 1 } = options;
  const model = createModel(options.time ? { time: options.time } : {});
  const broker = createBroker(model, { pace });
  const context: SandboxContext = {
    model,
    broker,
    library: createLibrary(distDir),
    testContent: createTestContent(),
    fonts: options.fonts ?? true,
    origins: { site: "", account: "" },
    servers: new Set(),
  };
  const account = await createAccountServer(context, { quiet });
  const site = await createSiteServer(context, { quiet });
  const close = async () => {
    await Promise.all([site.close(), account.close()]);
  };
  try {
    context.origins.site = await listen(site, port);
    context.origins.account = await listen(account, accountPort);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    siteUrl: context.origins.site,
    accountUrl: context.origins.account,
    model,
    page: (path, page) => context.origins.site + context.testContent.addPage(path, page),
    file: (path, file) => context.origins.site + context.testContent.addFile(path, file),
    fault: (fault) => {
      model.faults.add(fault);
      forgetConnections(context);
    },
    connections: broker.connections,
    close,
  };
}

export type { TestFile, TestPage } from "./site/test-content";
