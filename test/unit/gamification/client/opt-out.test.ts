// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { createOptOut, type OptOutEnvironment } from "../../../../src/gamification/client/opt-out";
import type { Channel } from "../../../../src/platform/broadcast";
import { createMemoryItems } from "../../../../src/platform/in-memory";

/** A browser with any number of tabs that share storage and messages. */
function createBrowser(localItems = createMemoryItems()) {
  const channels = new Set<Channel>();
  const openChannel = (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };
  return {
    localItems,
    channels,
    openChannel,
    openTab(options: Partial<OptOutEnvironment> = {}) {
      const shown = new Set<() => void>();
      const announce = vi.fn();
      const optOut = createOptOut({
        localItems,
        openChannel,
        isOutByPage: false,
        announce,
        pageVisibility: {
          isHidden: () => false,
          onVisible: (listener) => {
            shown.add(listener);
            return () => void shown.delete(listener);
          },
          onHidden: () => () => undefined,
        },
        ...options,
      });
      return { ...optOut, announce, shown, show: () => shown.forEach((listener) => listener()) };
    },
  };
}

describe("the opt-out", () => {
  it("is stored in this browser, and ends when the member opts in again", () => {
    const browser = createBrowser();
    browser.openTab().set(true);
    const later = browser.openTab();
    expect(later.$isOut.get()).toBe(true);
    later.set(false);
    expect(browser.openTab().$isOut.get()).toBe(false);
  });

  it("changes in all tabs immediately, but is announced only to the page in which it was changed", () => {
    const browser = createBrowser();
    const one = browser.openTab();
    const other = browser.openTab();
    one.set(true);
    expect([one.$isOut.get(), other.$isOut.get()]).toEqual([true, true]);
    other.set(false);
    expect([one.$isOut.get(), other.$isOut.get()]).toEqual([false, false]);
    expect([one.announce.mock.calls, other.announce.mock.calls]).toEqual([[[true]], [[false]]]);
  });

  it("is read again by a page that was frozen and did not receive the message", () => {
    const browser = createBrowser();
    const awake = browser.openTab();
    const frozen = browser.openTab({ openChannel: () => undefined });
    awake.set(true);
    expect(frozen.$isOut.get()).toBe(false);
    frozen.show();
    expect(frozen.$isOut.get()).toBe(true);
  });

  it("applies to the page if storage is blocked", () => {
    const blocked = { read: () => undefined, write: () => false, remove: () => undefined };
    const tab = createBrowser(blocked).openTab();
    tab.set(true);
    tab.show();
    expect(tab.$isOut.get()).toBe(true);
  });

  it("applies if the page reports it, until the member changes it in this browser", () => {
    const tab = createBrowser().openTab({ isOutByPage: true });
    expect(tab.$isOut.get()).toBe(true);
    tab.set(false);
    tab.show();
    expect(tab.$isOut.get()).toBe(false);
    expect(tab.announce).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("ignores messages of other scripts, and stores only the value `out` (S14)", () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const script = browser.openChannel();
    for (const data of [undefined, null, 1, "out", { isOut: true }]) script.postMessage(data);
    expect(tab.$isOut.get()).toBe(false);
    tab.set(true);
    expect(browser.localItems.read("vetrina-gamification-opt")).toBe("out");
  });

  it("leaves no channel or listener after it is disposed of", () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    tab.dispose();
    expect([browser.channels.size, tab.shown.size]).toEqual([0, 0]);
  });
});
