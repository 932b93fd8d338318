// @vitest-environment node
import { describe, expect, it } from "vitest";
import { decideAward, issueAward } from "../../../../sandbox/model/gamification/actions/awards";
import { sendMessage } from "../../../../sandbox/model/gamification/actions/messages";
import { addPoints } from "../../../../sandbox/model/gamification/actions/progress";
import { createNotifications } from "../../../../src/gamification/notifications/notifications";
import { createLog } from "../../../../src/utils/log";
import { advance, second, settled, startClient } from "../support/start-client";

const member = "mem-giulia";

/** Notifications of Giulia on the simulated platform. */
async function startNotifications() {
  const h = startClient();
  let isHidden = false;
  const notifications = createNotifications({
    client: h.client,
    log: createLog(() => "silent"),
    now: Date.now,
    isHidden: () => isHidden,
    language: () => "it",
  });
  const stop = notifications.listen("giulia");
  await settled();
  const { gamification } = h.model;
  const { rewards, members, achievements } = gamification.space.now();
  const running = members[member]?.optIns.find(
    ({ entityType, status }) => entityType === "Achievement" && status === "Running",
  );
  const achievementId = running?.entityId ?? "";
  return {
    ...h,
    ...notifications,
    stop,
    gamification,
    achievementId,
    achievementName: achievements.find(({ id }) => id === achievementId)?.name ?? "",
    rewardId: rewards[0]?.id ?? "",
    hide: (hidden: boolean) => {
      isHidden = hidden;
    },
    logged: () => notifications.$waiting.get().news,
    kinds: () => notifications.$waiting.get().news.map(({ kind }) => kind),
    send: (subject: string, type: "Notification" | "InboxItem" = "Notification") =>
      sendMessage(gamification, member, { type, subject, body: "" }),
    complete: () => addPoints(gamification, member, achievementId, 1000),
    /**
     * Pushes only the callback of a completed achievement, as a platform does that sends no message about it.
     */
    pushCompleted: (entityId = achievementId) =>
      gamification.push(member, {
        callback: "optinStatus",
        objectType: "OptinStatus",
        body: { entityType: "Achievement", entityId, status: "Completed", statusCode: 35, points: 1 },
      }),
  };
}

describe("notifications", () => {
  it("report a message at once, without a call", async () => {
    const h = await startNotifications();
    h.send("Manutenzione");
    h.send("Solo nella posta", "InboxItem");
    await settled();
    expect(h.logged()).toMatchObject([{ kind: "message", subject: "Manutenzione" }]);
    await advance(30 * second);
    expect(h.sentCalls()).toEqual([]);
  });

  it("report completed achievements by name, with one call for all of them", async () => {
    const h = await startNotifications();
    const other = h.gamification.space.now().achievements.find(({ id }) => id !== h.achievementId);
    h.pushCompleted();
    h.pushCompleted(other?.id);
    await advance(3 * second);
    expect(h.logged()).toMatchObject([
      { kind: "achievement", name: h.achievementName },
      { kind: "achievement", name: other?.name },
    ]);
    expect(h.sentCalls()).toEqual(["getAchievements"]);
  });

  it("report a completed achievement without its name if the name cannot be read", async () => {
    const h = await startNotifications();
    h.model.faults.add({ match: "/gapi/getAchievements", status: 500 });
    h.pushCompleted();
    await advance(3 * second);
    expect(h.logged()).toMatchObject([{ kind: "achievement", name: "" }]);
  });

  it("report an achievement only once, even if the platform also sends a message about it", async () => {
    const h = await startNotifications();
    h.complete();
    await advance(20 * second);
    expect(h.kinds()).toEqual(["message", "award"]);
    expect(h.logged()[0]).toMatchObject({ excerpt: `Hai completato «${h.achievementName}».` });
  });

  it("report an award once the member's list shows that the award can be claimed", async () => {
    const h = await startNotifications();
    h.gamification.faults.apply("staleRead");
    const award = issueAward(h.gamification, member, h.rewardId);
    await advance(10 * second);
    expect(h.logged()).toMatchObject([{ kind: "award", key: `award:${award.id}`, name: award.name }]);
  });

  it("do not report an award that the member claimed before the award was read", async () => {
    const h = await startNotifications();
    const { id } = issueAward(h.gamification, member, h.rewardId);
    decideAward(h.gamification, member, id, "claim");
    await advance(10 * second);
    expect(h.logged()).toEqual([]);
    expect(h.sentCalls()).toEqual(["getAwards"]);
  });

  it("do not report an award that is not in the member's list", async () => {
    const h = await startNotifications();
    const body = { entityType: "Award", entityId: "awa-altrui", typeOffChange: 1 };
    h.gamification.push(member, { callback: "entityChanged", objectType: "EntityChanged", body });
    await advance(60 * second);
    expect(h.logged()).toEqual([]);
    // The first read, and the five reads of `readUntil` that follow.
    expect(h.sentCalls()).toHaveLength(6);
  });

  it("report an event only once if its callback is repeated", async () => {
    const h = await startNotifications();
    const { id, ...draft } = { id: "msg-9", type: "Notification", subject: "Uguale", body: "" } as const;
    sendMessage(h.gamification, member, { id, ...draft });
    sendMessage(h.gamification, member, { id, ...draft });
    h.pushCompleted();
    h.pushCompleted();
    await advance(5 * second);
    h.pushCompleted();
    await advance(5 * second);
    expect(h.kinds()).toEqual(["message", "achievement"]);
  });

  it("never report events that occur while the page is hidden", async () => {
    const h = await startNotifications();
    h.hide(true);
    h.send("Uno");
    h.complete();
    await advance(10 * second);
    h.hide(false);
    await advance(10 * second);
    expect(h.logged()).toEqual([]);
    expect(h.sentCalls()).toEqual([]);
    h.send("Due");
    await settled();
    expect(h.logged()).toHaveLength(1);
  });

  it("do not report an event if the page was hidden during its read", async () => {
    const h = await startNotifications();
    h.pushCompleted();
    await advance(second);
    h.hide(true);
    await advance(5 * second);
    h.hide(false);
    expect(h.logged()).toEqual([]);
  });

  it("report messages even after invalid callbacks", async () => {
    const h = await startNotifications();
    const bodies = [
      {},
      { id: 7 },
      { entityId: "x" },
      { entityId: "x", entityType: "Award", metadata: "?" },
      [],
    ];
    for (const body of bodies) {
      for (const callback of ["notification", "optinStatus", "entityChanged", "entityStateChanged"] as const)
        h.gamification.push(member, { callback, objectType: "", body });
    }
    await advance(30 * second);
    expect(h.logged()).toEqual([]);
    h.send("Poi");
    await settled();
    expect(h.logged()).toHaveLength(1);
  });

  it("limit the notices of a burst, and read its entities with one call of each kind", async () => {
    const h = await startNotifications();
    for (let index = 0; index < 300; index += 1) {
      h.pushCompleted(`ach-${index}`);
      h.send(`Avviso ${index}`);
    }
    await advance(5 * second);
    expect(h.$waiting.get().news.length).toBeLessThan(5);
    expect(h.$waiting.get().more).toBeGreaterThan(300);
    expect(h.sentCalls()).toEqual(["getAchievements"]);
  });

  it("remove waiting notices and make no more calls when they are stopped", async () => {
    const h = await startNotifications();
    h.send("Uno");
    await settled();
    h.pushCompleted();
    issueAward(h.gamification, member, h.rewardId);
    await settled();
    h.stop();
    expect(h.logged()).toEqual([]);
    h.send("Due");
    await advance(30 * second);
    expect(h.logged()).toEqual([]);
    expect(h.sentCalls()).toEqual([]);
  });

  it("cancel a pending read when they are stopped", async () => {
    const h = await startNotifications();
    h.model.faults.add({ match: "/gapi/getAchievements", delay: 5000 });
    h.pushCompleted();
    await advance(3 * second);
    h.stop();
    await advance(30 * second);
    expect(h.logged()).toEqual([]);
  });

  it("forget the reported notices for the next member", async () => {
    const h = await startNotifications();
    h.pushCompleted();
    await advance(5 * second);
    h.stop();
    h.listen("giulia");
    h.pushCompleted();
    await advance(5 * second);
    expect(h.logged()).toEqual([]);
    h.listen("marco");
    h.pushCompleted();
    await advance(5 * second);
    expect(h.kinds()).toEqual(["achievement"]);
  });
});
