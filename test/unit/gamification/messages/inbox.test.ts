// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createPanels } from "../../../../src/gamification/entities/panels";
import { createInbox } from "../../../../src/gamification/messages/inbox";
import { publicOwner, type Owner } from "../../../../src/http/resource";
import type { LifecycleSubscriber } from "../../../../src/platform/lifecycle";
import { createClock } from "../../../../src/time/clock";
import { createLog } from "../../../../src/utils/log";
import { createSignal } from "../../support/environment";
import {
  advance,
  connected,
  minute,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../support/start-client";

const first = "msg-benvenuta";
const next = "msg-torneo";
const third = "msg-premio";
const panel = {};
const hub = {};

/** Giulia's inbox on the simulated platform. */
async function startInbox() {
  const h = startClient();
  await connected(h.client);
  const changed = createSignal();
  const subscribers = new Set<LifecycleSubscriber>();
  let controller = new AbortController();
  const owner: Owner = { ...publicOwner, signal: () => controller.signal, onChange: changed.on };
  const panels = createPanels({
    client: h.client,
    clock: createClock({ wallNow: Date.now, monotonicNow: () => performance.now() }),
    connectivity: h.connectivity,
    pageVisibility: h.pageVisibility,
    lifecycle: {
      isSuspended: () => false,
      subscribe: (subscriber) => (subscribers.add(subscriber), () => void subscribers.delete(subscriber)),
    },
    log: createLog(() => "silent"),
    owner,
    refreshAfterMs: () => minute,
  });
  onTestFinished(panels.dispose);
  const inbox = panels.shared(createInbox);
  const { gamification } = h.model;
  const member = () => gamification.space.now().members["mem-giulia"];
  const statusOf = (id: string) => member()?.messages.find((message) => message.id === id)?.status;
  /** Bodies of the writes that reached the platform. */
  const writes = () =>
    h.network.sent
      .filter((frame) => frame.startsWith("SEND\ndestination:/gapi/updateMessagesState"))
      .map((frame) => JSON.parse(frame.slice(frame.indexOf("\n\n") + 2, -1)).body);
  const suspend = () => subscribers.forEach((subscriber) => subscriber.flush?.());
  const becomeAnother = () => {
    controller.abort();
    controller = new AbortController();
    changed.send();
  };
  return { ...h, panels, inbox, statusOf, writes, suspend, becomeAnother };
}

/** Advances the time until the client is connected and its pending work is done. */
async function untilConnected({ $state }: Pick<StartedClient["client"], "$state">) {
  await vi.waitFor(() => expect($state.get().status).toBe("connected"), {
    timeout: minute,
    interval: second,
  });
  await settled();
}

describe("opened messages", () => {
  it("are marked as read immediately on the page, and are sent in one write per second", async () => {
    const h = await startInbox();
    h.inbox.markRead([first]);
    h.inbox.markRead([next]);
    h.inbox.markRead([first]);
    expect(h.inbox.$changes.get()).toEqual({ [first]: "Read", [next]: "Read" });
    await advance(900);
    expect(h.writes()).toEqual([]);
    await advance(200);
    expect(h.writes()).toEqual([[{ id: [first, next], status: "Read" }]]);
    expect([h.statusOf(first), h.statusOf(next)]).toEqual(["Read", "Read"]);
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
  });

  it("are sent immediately when the member leaves the page", async () => {
    const h = await startInbox();
    h.inbox.markRead([first]);
    h.suspend();
    expect(h.writes()).toHaveLength(1);
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
  });

  it("become unread again if the platform refuses the write", async () => {
    const h = await startInbox();
    h.model.faults.add({ match: "/gapi/updateMessagesState", status: 500 });
    h.inbox.markRead([first]);
    await advance(2 * second);
    expect(h.inbox.$changes.get()[first]).toBeUndefined();
  });
});

describe("the deletion of a message", () => {
  it("is sent only once the message can no longer be restored", async () => {
    const h = await startInbox();
    h.inbox.remove(first, panel);
    await advance(minute);
    expect(h.writes()).toEqual([]);
    expect(h.inbox.$changes.get()[first]).toBe("Deleted");
    h.inbox.commit(panel);
    h.inbox.commit(panel);
    h.suspend();
    await advance(minute);
    expect(h.writes()).toEqual([[{ id: [first], status: "Deleted" }]]);
    expect(h.statusOf(first)).toBe("Deleted");
    expect(h.panels.writes.$states.get()[first]).toMatchObject({ action: "delete", status: "done" });
  });

  it("is undone without a write, together with other deletions of the same panel", async () => {
    const h = await startInbox();
    h.inbox.markRead([first]);
    await advance(20 * second);
    h.inbox.remove(first, panel);
    h.inbox.remove(next, panel);
    expect(h.inbox.undo()).toEqual([first, next]);
    expect(h.inbox.$changes.get()).toEqual({ [first]: "Read", [next]: undefined });
    h.inbox.commit(panel);
    h.suspend();
    await advance(minute);
    expect(h.writes()).toEqual([[{ id: [first], status: "Read" }]]);
  });

  it("is sent in one write with the other deletions that follow before it is sent", async () => {
    const h = await startInbox();
    for (const id of [first, next, third]) h.inbox.remove(id, panel);
    h.inbox.commit(panel);
    await settled();
    expect(h.writes()).toEqual([[{ id: [first, next, third], status: "Deleted" }]]);
  });

  it("is sent when another widget deletes a different message, but not when that widget sends its own deletions", async () => {
    const h = await startInbox();
    h.inbox.remove(first, panel);
    h.inbox.commit(hub);
    expect(h.writes()).toEqual([]);
    h.inbox.remove(next, hub);
    expect(h.writes()).toEqual([[{ id: [first], status: "Deleted" }]]);
    expect(h.inbox.$undo.get()).toEqual({ ids: [next], by: hub });
  });

  it("is sent immediately, and only once, when the member leaves the page", async () => {
    const h = await startInbox();
    h.inbox.remove(first, panel);
    h.suspend();
    expect(h.writes()).toHaveLength(1);
    h.suspend();
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
  });

  it("is sent when the services of its page are disposed of", async () => {
    const h = await startInbox();
    h.inbox.remove(first, panel);
    h.panels.dispose();
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
  });

  it("is sent only once, after connecting, if no connection exists", async () => {
    const h = await startInbox();
    h.inbox.remove(first, panel);
    h.model.gamification.faults.apply("stop");
    h.network.cut();
    await settled();
    h.inbox.commit(panel);
    await advance(3 * second);
    expect(h.writes()).toEqual([]);
    expect(h.inbox.$changes.get()[first]).toBe("Deleted");
    h.model.gamification.faults.clear();
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
    expect(h.statusOf(first)).toBe("Deleted");
  });

  it("is sent only once, over the next connection, if the socket could not send it", async () => {
    const h = await startInbox();
    h.inbox.remove(first, panel);
    h.network.failsToSend = true;
    h.inbox.commit(panel);
    await settled();
    expect(h.status()).toBe("waiting");
    expect(h.writes()).toEqual([]);
    h.network.failsToSend = false;
    await untilConnected(h.client);
    expect(h.writes()).toHaveLength(1);
    expect(h.statusOf(first)).toBe("Deleted");
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
  });

  it("is undone if the platform refuses the connection before the write is sent", async () => {
    const h = await startInbox();
    h.network.cut();
    await settled();
    h.inbox.remove(first, panel);
    h.inbox.commit(panel);
    h.getToken.mockRejectedValue(Object.assign(new Error("refused"), { status: 401 }));
    await advance(minute);
    expect(h.status()).toBe("refused");
    expect(h.inbox.$changes.get()[first]).toBeUndefined();
    expect(h.writes()).toEqual([]);
  });

  it("is not sent again after an unknown outcome, and is undone if the platform still has the message", async () => {
    const h = await startInbox();
    h.model.gamification.faults.apply("stall");
    h.inbox.remove(first, panel);
    h.inbox.commit(panel);
    await settled();
    h.network.cut();
    h.model.gamification.faults.clear();
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
    expect(h.statusOf(first)).toBe("New");
    expect(h.inbox.$changes.get()[first]).toBeUndefined();
    expect(h.panels.writes.$states.get()[first]?.status).toBe("unknown");
  });

  it("remains in effect if the reply was lost but the platform executed it", async () => {
    const h = await startInbox();
    h.model.faults.add({ match: "/gapi/updateMessagesState", drop: true, times: 1 });
    h.inbox.remove(first, panel);
    h.inbox.commit(panel);
    await advance(minute);
    expect(h.writes()).toHaveLength(1);
    expect(h.inbox.$changes.get()[first]).toBe("Deleted");
    expect(h.panels.writes.$states.get()[first]?.status).toBe("done");
  });

  it("is discarded, and not sent for another member, if the member leaves before it is sent", async () => {
    const h = await startInbox();
    h.inbox.markRead([next]);
    h.inbox.remove(first, panel);
    h.becomeAnother();
    expect([h.inbox.$changes.get(), h.inbox.$undo.get()]).toEqual([{}, undefined]);
    h.inbox.commit(panel);
    await advance(minute);
    expect(h.writes()).toEqual([]);
  });

  it("is not sent for another member if its write waited for a connection", async () => {
    const h = await startInbox();
    h.model.gamification.faults.apply("stop");
    h.network.cut();
    await settled();
    h.inbox.remove(first, panel);
    h.inbox.commit(panel);
    await advance(second);
    h.becomeAnother();
    h.model.gamification.faults.clear();
    await advance(minute);
    expect(h.writes()).toEqual([]);
  });
});
