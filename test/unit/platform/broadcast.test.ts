// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Channel, createBroadcast, openChannel } from "../../../src/platform/broadcast";

/** Tabs of one browser, which receive each other's messages. */
function browser() {
  const channels = new Set<Channel>();
  return (): Channel => {
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
}

const readWord = (data: unknown) => (data === "changed" ? data : undefined);

afterEach(() => void vi.unstubAllGlobals());

function refuse(): never {
  throw new Error("channel");
}

describe("a BroadcastChannel that a script of the page has replaced", () => {
  it.each([
    ["missing", undefined],
    ["a stub", function stub() {}],
    ["an arrow function", () => undefined],
    ["throwing", refuse],
    [
      "an incomplete channel",
      class {
        postMessage() {}
      },
    ],
  ])("counts as missing if it is %s", (_, replaced) => {
    vi.stubGlobal("BroadcastChannel", replaced);
    expect(openChannel("n")).toBeUndefined();
  });

  it("does not break the page if its methods throw", () => {
    const channel = Object.freeze({ postMessage: refuse, close: refuse, onmessage: null });
    const alone = createBroadcast({ name: "n", read: readWord, listener: vi.fn(), open: () => channel });
    expect(() => {
      alone.send("changed");
      alone.close();
    }).not.toThrow();
  });
});

describe("a broadcast to other tabs", () => {
  it("reaches the other tabs, but not the sender", () => {
    const open = browser();
    const receivedA = vi.fn();
    const receivedB = vi.fn();
    const a = createBroadcast({ name: "n", read: readWord, listener: receivedA, open });
    createBroadcast({ name: "n", read: readWord, listener: receivedB, open });
    a.send("changed");
    expect(receivedB).toHaveBeenCalledExactlyOnceWith("changed");
    expect(receivedA).not.toHaveBeenCalled();
  });

  it("drops unknown messages (S14)", () => {
    const open = browser();
    const received = vi.fn();
    createBroadcast({ name: "n", read: readWord, listener: received, open });
    const otherScript = open();
    for (const data of [undefined, null, 1, "other", { change: "login" }]) otherScript.postMessage(data);
    expect(received).not.toHaveBeenCalled();
  });

  it("does not throw if no channel exists", () => {
    const alone = createBroadcast({ name: "n", read: readWord, listener: vi.fn(), open: () => undefined });
    alone.send("changed");
    alone.close();
    alone.send("changed");
  });

  it("arrives in another tab through the browser's own BroadcastChannel", async () => {
    const received = new Promise<string>((resolve) => {
      const reader = createBroadcast<string>({
        name: "vetrina-test",
        read: readWord,
        listener: (message) => {
          reader.close();
          resolve(message);
        },
      });
    });
    const sender = createBroadcast<string>({ name: "vetrina-test", read: readWord, listener: vi.fn() });
    sender.send("changed");
    expect(await received).toBe("changed");
    sender.close();
  });
});
