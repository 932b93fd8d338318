import { afterAll, afterEach, beforeAll } from "vitest";
import { createSandbox, type Sandbox, type TestPage } from "../../../sandbox/server";
import { bundleFixture } from "../../browser/support/bundle";
import { libraryRequests } from "../../support/library-requests";
import { type Engine, type EngineVisit, launchEngine, type Visitor } from "./engine";

/** The demo site and a browser, for tests. */
export interface EngineSite {
  readonly sandbox: Sandbox;
  /** Registers a test page under `/test/`. */
  page(path: `/test/${string}`, page: TestPage): void;
  /** Opens a page of the site as a new visitor. */
  visit(path: string, visitor?: Visitor): Promise<EngineVisit>;
  /** Opens a page of the site as a new visitor with cookies. */
  visitWith(cookies: Readonly<Record<string, string>>, path: string, visitor?: Visitor): Promise<EngineVisit>;
  /** Opens a page with a bundled fixture and the test's markup as a new visitor. */
  openFixture(fixture: string, body?: string): Promise<EngineVisit>;
  /**
   * Names, without hashes, of the library's requested files, in the order of the requests. Omits files for
   * authors.
   */
  libraryRequests(): string[];
}

/** Provides a site for the tests of one file. The site is reset after each test. */
export function useEngineSite(): EngineSite {
  let opened: { readonly sandbox: Sandbox; readonly engine: Engine } | undefined;
  const fixtures = new Map<string, Promise<string>>();
  const visits: EngineVisit[] = [];

  beforeAll(async () => {
    const [sandbox, engine] = await Promise.all([
      createSandbox({
        port: 0,
        quiet: true,
        ...(process.env.VETRINA_DIST && { distDir: process.env.VETRINA_DIST }),
      }),
      launchEngine(),
    ]);
    opened = { sandbox, engine };
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map((visit) => visit.close()));
    opened?.sandbox.model.reset();
  });
  afterAll(async () => {
    await opened?.engine.close();
    await opened?.sandbox.close();
  });

  const site = () => {
    if (!opened) throw new Error("the site exists only while tests run");
    return opened;
  };
  const bundled = (fixture: string) => {
    const script = fixtures.get(fixture) ?? bundleFixture(fixture);
    fixtures.set(fixture, script);
    return script;
  };

  function page(path: `/test/${string}`, { head = "", ...rest }: TestPage): void {
    const { sandbox, engine } = site();
    sandbox.page(path, {
      ...rest,
      head: (context) => engine.head(context.nonce) + (typeof head === "string" ? head : head(context)),
    });
  }

  async function visit(path: string, visitor: Visitor = {}): Promise<EngineVisit> {
    const { engine, sandbox } = site();
    const opening = await engine.visit(new URL(path, sandbox.siteUrl).href, visitor);
    visits.push(opening);
    return opening;
  }

  return {
    get sandbox() {
      return site().sandbox;
    },
    page,
    visit,
    async visitWith(cookies, path, visitor) {
      page("/test/cookies", { library: false, config: false });
      const opening = await visit("/test/cookies", visitor);
      await opening.page.evaluate((entries) => {
        for (const [name, value] of Object.entries(entries))
          document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
      }, cookies);
      await opening.page.goto(new URL(path, site().sandbox.siteUrl).href);
      return opening;
    },
    async openFixture(fixture, body = "") {
      site().sandbox.file("/test/fixture.js", { body: await bundled(fixture), type: "text/javascript" });
      page("/test/fixture", {
        library: false,
        config: false,
        body: `${body}<script src="/test/fixture.js"></script>`,
      });
      return visit("/test/fixture");
    },
    libraryRequests: () => libraryRequests(site().sandbox),
  };
}
