// @vitest-environment node
import { describe, expect, it } from "vitest";
import { controls } from "../../../../sandbox/model";
import { giulia, startBroker } from "./client";

type Control = "progress" | "messages" | "plays";

function start() {
  const { model, player } = startBroker();
  const client = player();
  const set = (control: Control, input: object) =>
    controls[`POST /sandbox/${control}`]?.(model, { player: "giulia", ...input });
  return { model, client, set };
}

describe("POST /sandbox/progress", () => {
  const mission = "mis-giro-del-casino";

  it("moves a running achievement to a percentage, up or down, and notifies the member", () => {
    const { client, set } = start();
    for (const percent of [70, 20, 99.9]) {
      expect(set("progress", { entityId: "ach-dieci-mani", percent })).toMatchObject({ status: 200 });
    }
    expect(client.callbacks("optinStatus")).toMatchObject([
      { entityId: "ach-dieci-mani", statusCode: 25, points: 7, percentageComplete: 70 },
      { statusCode: 25, points: 2, percentageComplete: 20 },
      { statusCode: 25, points: 9.99, percentageComplete: 99.9 },
    ]);
    expect(client.callbacks("notification")).toEqual([]);
  });

  it("completes an achievement at 100 percent, issues each of its awards and sends one notification", () => {
    const { client, set } = start();
    client.call("manageOptin", { entityId: "ach-tredici", entityType: "Achievement", action: "join" });
    set("progress", { entityId: "ach-tredici", percent: 100 });
    expect(client.callbacks("optinStatus").at(-1)).toMatchObject({ statusCode: 35, percentageComplete: 100 });
    expect(client.callbacks("entityChanged").map(({ entityType }) => entityType)).toEqual([
      "Award",
      "Award",
      "Message",
    ]);
    expect(client.callbacks("notification")).toMatchObject([{ messageType: "Notification", status: "New" }]);
    expect(set("progress", { entityId: "ach-tredici", percent: 50 })).toMatchObject({ status: 400 });
  });

  it("moves a mission with its steps and completes it with the last possible step", () => {
    const { client, set } = start();
    const changes = () => client.callbacks("optinStatus").filter(({ entityId }) => entityId === mission);
    set("progress", { entityId: "mis-giro-blackjack", percent: 99 });
    expect(changes()).toEqual([]);
    set("progress", { entityId: "mis-giro-blackjack", percent: 100 });
    // One of the mission's four steps can no longer be done.
    expect(changes()).toMatchObject([{ statusCode: 25, points: 2, percentageComplete: 66 }]);
    // The next step begins automatically.
    set("progress", { entityId: "mis-giro-baccarat", percent: 100 });
    expect(changes().at(-1)).toMatchObject({ statusCode: 35, points: 4, percentageComplete: 100 });
  });
});

describe("POST /sandbox/messages", () => {
  it("adds a new message to the inbox and notifies the member", () => {
    const { client, set } = start();
    const about = { type: "Contest", id: "con-1" };
    expect(set("messages", { subject: "Prova", body: "<p>Testo</p>", about })).toMatchObject({ status: 200 });
    const sent = { subject: "Prova", messageType: "InboxItem", status: "New", eventRefId: "con-1" };
    const { data } = client.call("getMessages", { messageFilter: { status: ["New"] } }) ?? {};
    expect(data).toContainEqual(expect.objectContaining(sent));
    expect(client.callbacks("notification")).toMatchObject([sent]);
    expect(client.callbacks("entityChanged")).toMatchObject([{ entityType: "Message" }]);
  });
});

describe("POST /sandbox/plays", () => {
  const ruota = { instantWinId: "iw-ruota" };

  it("sets the number of plays left and the result of the next play", () => {
    const { client, set } = start();
    expect(set("plays", { ...ruota, plays: 7, nextTile: 0 })).toMatchObject({ status: 200 });
    const { data } = client.call("playInstantWin", ruota) ?? {};
    expect(data).toMatchObject([{ remainingPlays: 6, results: { awards: [{ rewardId: "rew-ruota-5" }] } }]);
    expect(client.callbacks("notification")).toMatchObject([
      { subject: "Premio da «La ruota del giorno»: 5 € di bonus casinò" },
    ]);
  });

  it("lets the platform return one play per minute, up to the initial number", () => {
    const { model, set } = start();
    const plays = () => model.gamification.space.now().members[giulia]?.plays["iw-ruota"];
    set("plays", { ...ruota, plays: 1 });
    for (let step = 0; step < 30; step += 1) model.gamification.tick();
    expect(plays()).toBe(2);
    for (let step = 0; step < 300; step += 1) model.gamification.tick();
    expect(plays()).toBe(3);
  });
});

it.each<[Control, object, string]>([
  ["progress", { player: "nobody", entityId: "ach-dieci-mani", percent: 1 }, "there is no player"],
  ["progress", { entityId: "com-autunno", percent: 1 }, "there is no achievement"],
  ["progress", { player: "anna", entityId: "ach-dieci-mani", percent: 1 }, "anna has no opt-in"],
  ["progress", { entityId: "ach-esploratore", percent: 1 }, "is NotEntered"],
  ["progress", { entityId: "ach-dieci-mani", percent: 101 }, "percent: expected a number from 0 to 100"],
  ["messages", { player: "nobody", subject: "A" }, "there is no player"],
  ["messages", { subject: "A", type: "Cartolina" }, "type: expected one of"],
  ["plays", { instantWinId: "iw-nessuno" }, "there is no instant win"],
  ["plays", { instantWinId: "iw-ruota", nextTile: 6 }, "tiles 0 to 5"],
])("/sandbox/%s refuses %j and changes nothing", (control, input, words) => {
  const { model, set } = start();
  const before = model.gamification.space.now();
  const answer = set(control, input);
  expect(answer).toMatchObject({ status: 400 });
  expect(JSON.stringify(answer)).toContain(words);
  expect(model.gamification.space.now()).toBe(before);
});
