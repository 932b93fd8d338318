import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Sandbox } from "../../../sandbox/server";
import { createSharedVisitor, type SharedVisitor, type VisitorKind } from "./shared-visitor";

/**
 * Options of a context that no test changes. The next test with the same options can therefore use its
 * context.
 */
const sharedOptions = ["isMobile", "hasTouch", "userAgent", "deviceScaleFactor", "timezoneId"] as const;

/**
 * Number of visitors of other kinds that wait for their next test. It is limited because each has a process.
 */
const maxKinds = 3;

export interface SharedVisitors {
  /**
   * Passes an empty page to a test, without cookies and storage, but with the HTTP cache of earlier tests of
   * its kind.
   *
   * @returns undefined if an option needs a separate context, or if the visitor of this kind is in use
   */
  newPage(
    options: BrowserContextOptions & { readonly fixedTime?: string | undefined },
  ): Promise<Page | undefined>;
  /** Reverts the changes of a test. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the visitors that the tests of a worker use, one for each kind of device. */
export function createSharedVisitors(browser: Browser, sandbox: Sandbox): SharedVisitors {
  /** Visitors by kind, with the most recently used one at the end. */
  const visitors = new Map<string, SharedVisitor>();

  function visitorOf(kind: VisitorKind): SharedVisitor {
    const key = JSON.stringify(kind);
    const visitor = visitors.get(key) ?? createSharedVisitor(browser, sandbox, kind);
    visitors.delete(key);
    visitors.set(key, visitor);
    return visitor;
  }

  return {
    async newPage({ viewport, colorScheme, forcedColors, reducedMotion, fixedTime, ...ofContext }) {
      const names: readonly string[] = sharedOptions;
      if (Object.keys(ofContext).some((name) => !names.includes(name))) return undefined;
      const visitor = visitorOf({ context: ofContext, hasFixedTime: fixedTime !== undefined });
      return visitor.newPage({
        ...(viewport && { viewport }),
        ...(colorScheme && { colorScheme }),
        ...(forcedColors && { forcedColors }),
        ...(reducedMotion && { reducedMotion }),
      });
    },
    async leave() {
      await Promise.all([...visitors.values()].map((visitor) => visitor.leave()));
      const tooMany = [...visitors].slice(0, -maxKinds);
      for (const [key] of tooMany) visitors.delete(key);
      await Promise.all(tooMany.map(([, visitor]) => visitor.close()));
    },
    async close() {
      await Promise.all([...visitors.values()].map((visitor) => visitor.close()));
      visitors.clear();
    },
  };
}
