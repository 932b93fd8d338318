import { afterEach, beforeEach, vi } from "vitest";
import {
  createSharedConnection,
  type SharedConnectionOptions,
} from "../../../../../src/gamification/client/sharing/shared-connection";
import { createLog } from "../../../../../src/utils/log";
import { createBrowser } from "./browser";
import { createPlatform } from "./platform";

export const groupName = "vetrina-gamification-1:s-1";

interface TabSettings {
  readonly isHidden?: boolean;
  readonly scope?: string;
  readonly options?: Partial<SharedConnectionOptions>;
}

/** Simulates the tabs of one browser and the platform, in memory. */
export function createTabs() {
  const browser = createBrowser();
  const platform = createPlatform();
  let calls = 0;

  /** Opens a tab with a connection. */
  function openTab({ isHidden = false, scope = "s-1", options }: TabSettings = {}) {
    const page = browser.openPage({ isHidden });
    /** The events of the connection, in order. */
    const events: string[] = [];
    const connection = createSharedConnection({
      createDirect: () => platform.createDirect(page),
      scope: () => scope,
      log: createLog(() => "silent"),
      locks: page.locks,
      openChannel: page.openChannel,
      pageVisibility: page.pageVisibility,
      lifecycle: page.lifecycle,
      ...options,
    });
    connection.listen({
      reply: ({ headers }) => void events.push(`reply ${headers["message-id"] ?? ""}`),
      callback: ({ body }) => void events.push(`callback ${body}`),
      board: ({ entityId, topRanksToInclude }) => void events.push(`board ${entityId} ${topRanksToInclude}`),
      brokerError: (message) => void events.push(`error ${message}`),
      sessionEnded: () => void events.push("session end"),
      unsent: (id) => void events.push(`unsent ${id}`),
      lost: (ids) => void events.push(ids ? `lost ${ids.join()}` : "lost"),
    });
    connection.open();
    return {
      ...page,
      connection,
      events,
      status: () => connection.$state.get().status,
      /** Sends a call. Returns its id. */
      send(name = "getAwards") {
        calls += 1;
        const id = `call-${calls}`;
        connection.send({ id, destination: `/gapi/${name}`, body: '{"body":{}}' });
        return id;
      },
    };
  }

  return {
    browser,
    platform,
    openTab,
    /** Opens and connects one tab for each item of the settings. The first tab becomes the leader. */
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

/** Advances the fake time by this many milliseconds. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Uses fake timers in all tests of a file. */
export function useFakeTime() {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
