import { afterEach, beforeEach, vi } from "vitest";
import { createLog } from "../../../../src/utils/log";
import {
  createSharedLine,
  type SharedLineOptions,
} from "../../../../src/gamification/sharing/shared-connection";
import { createBrowser } from "./browser";
import { createPlatform } from "./platform";

export const room = "vetrina-gamification-1:s-1";

interface TabSettings {
  readonly isHidden?: boolean;
  readonly scope?: string;
  readonly options?: Partial<SharedLineOptions>;
}

/** Tabs of one browser on a platform, all in memory. */
export function createTabs() {
  const browser = createBrowser();
  const platform = createPlatform();
  let calls = 0;

  /** A tab that has asked for the line. */
  function openTab({ isHidden = false, scope = "s-1", options }: TabSettings = {}) {
    const page = browser.openPage({ isHidden });
    /** What was heard, in order. */
    const heard: string[] = [];
    const line = createSharedLine({
      openOwnLine: () => platform.openOwnLine(page),
      scope: () => scope,
      log: createLog(() => "silent"),
      locks: page.locks,
      openChannel: page.openChannel,
      pageVisibility: page.pageVisibility,
      lifecycle: page.lifecycle,
      ...options,
    });
    line.listen({
      reply: ({ headers }) => void heard.push(`reply ${headers["message-id"] ?? ""}`),
      callback: ({ body }) => void heard.push(`callback ${body}`),
      board: ({ entityId, topRanksToInclude }) => void heard.push(`board ${entityId} ${topRanksToInclude}`),
      brokerError: (message) => void heard.push(`error ${message}`),
      sessionEnded: () => void heard.push("session end"),
      unsent: (id) => void heard.push(`unsent ${id}`),
      lost: (ids) => void heard.push(ids ? `lost ${ids.join()}` : "lost"),
    });
    line.open();
    return {
      ...page,
      line,
      heard,
      status: () => line.$state.get().status,
      /** Makes a call; gives its id. */
      send(name = "getAwards") {
        calls += 1;
        const id = `call-${calls}`;
        line.send({ id, destination: `/gapi/${name}`, body: '{"body":{}}' });
        return id;
      },
    };
  }

  return {
    browser,
    platform,
    openTab,
    /** As many tabs, all of them connected; the first leads. */
    async connectTabs(...settings: readonly TabSettings[]) {
      const tabs = [];
      for (const each of settings) {
        tabs.push(openTab(each));
        await pass(50);
      }
      return tabs as TestTab[];
    },
  };
}

export type Tabs = ReturnType<typeof createTabs>;
export type TestTab = ReturnType<Tabs["openTab"]>;

/** Lets so many milliseconds pass. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Time stands still in the tests of a file, but for what they let pass. */
export function useFakeTime() {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
