// @vitest-environment node
import { describe, expect, it } from "vitest";
import { createModelFetch } from "../../../../sandbox/browser/model-fetch";
import { controls } from "../../../../sandbox/model";
import { startSandbox, send } from "../start";
import { giulia, startBroker } from "./client";

const control = "POST /sandbox/progress";

function start() {
  const { model, player } = startBroker();
  const client = player();
  const set = (input: unknown) => controls[control]?.(model, input);
  const reach = (entityId: string, percent: number) => set({ player: "giulia", entityId, percent });
  return { model, client, set, reach };
}

describe("POST /sandbox/progress", () => {
  it("brings a running achievement to a percentage, up or down, and tells the member", () => {
    const { client, reach } = start();
    for (const percent of [70, 20, 33.3, 99.9]) {
      expect(reach("ach-dieci-mani", percent)).toMatchObject({ status: 200 });
    }
    expect(client.callbacks("optinStatus")).toMatchObject([
      { entityId: "ach-dieci-mani", statusCode: 25, points: 7, percentageComplete: 70 },
      { statusCode: 25, points: 2, percentageComplete: 20 },
      { statusCode: 25, points: 3.33, percentageComplete: 33.3 },
      { statusCode: 25, points: 9.99, percentageComplete: 99.9 },
    ]);
    expect(client.callbacks("notification")).toEqual([]);
  });

  it("completes it at 100, with every award and one notification", () => {
    const { client, reach } = start();
    client.call("manageOptin", { entityId: "ach-tredici", entityType: "Achievement", action: "join" });
    reach("ach-tredici", 100);
    expect(client.callbacks("optinStatus").at(-1)).toMatchObject({ statusCode: 35, percentageComplete: 100 });
    expect(client.callbacks("entityChanged")).toMatchObject([
      {
        entityType: "Award",
        displayName: "Biglietti per l’estrazione di dicembre",
        metadata: { statusCode: 15 },
      },
      { entityType: "Award", displayName: "Punti per il livello" },
      { entityType: "Message" },
    ]);
    expect(client.callbacks("notification")).toMatchObject([{ messageType: "Notification", status: "New" }]);
    expect(reach("ach-tredici", 50)).toMatchObject({ status: 400 });
  });

  it("starts an achievement that was joined and has not begun", () => {
    const { client, reach } = start();
    reach("ach-tre-multiple", 50);
    expect(client.callbacks("optinStatus")).toMatchObject([{ statusCode: 25, points: 1.5 }]);
  });

  it("moves a mission with its steps, which completes with the last that can be done", () => {
    const { client, reach } = start();
    const mission = "mis-giro-del-casino";
    const told = () => client.callbacks("optinStatus").filter(({ entityId }) => entityId === mission);
    reach("mis-giro-blackjack", 99);
    expect(told()).toEqual([]);
    reach("mis-giro-blackjack", 100);
    // One of the four steps can no longer be done.
    expect(told()).toMatchObject([{ statusCode: 25, points: 2, percentageComplete: 66 }]);
    // The next one begins by itself.
    reach("mis-giro-baccarat", 100);
    expect(told().at(-1)).toMatchObject({ statusCode: 35, points: 4, percentageComplete: 100 });
  });

  it("issues an award with a delay as one that can be claimed later", () => {
    const { client, reach } = start();
    client.call("manageOptin", { entityId: "ach-esploratore", entityType: "Achievement", action: "join" });
    reach("ach-esploratore", 100);
    const awardId = client.callbacks("entityChanged").at(0)?.entityId;
    const upcoming = client.call("getAwards", {
      awardFilter: { ids: [awardId], lifecycleStatus: "Upcoming" },
    });
    expect(upcoming?.data).toMatchObject([{ delay: 60, status: "Issued" }]);
  });

  it.each([
    [{ player: "nobody", entityId: "ach-dieci-mani", percent: 1 }, "there is no player"],
    [{ player: "giulia", entityId: "com-autunno", percent: 1 }, "there is no achievement"],
    [{ player: "anna", entityId: "ach-dieci-mani", percent: 1 }, "anna has no opt-in to ach-dieci-mani"],
    [{ player: "giulia", entityId: "ach-puntata-bassa", percent: 1 }, "has no opt-in"],
    [{ player: "giulia", entityId: "ach-esploratore", percent: 1 }, "is NotEntered"],
    [{ player: "giulia", entityId: "ach-una-al-giorno", percent: 1 }, "is Completed"],
    [
      { player: "giulia", entityId: "ach-dieci-mani", percent: 101 },
      "percent: expected a number from 0 to 100",
    ],
    [{ player: "giulia", entityId: "ach-dieci-mani", percent: -1 }, "percent"],
    [{ player: "giulia", entityId: "ach-dieci-mani", percent: "50" }, "percent"],
    [{ player: "giulia", entityId: "ach-dieci-mani", percent: NaN }, "percent"],
    [{ player: "giulia", entityId: "ach-dieci-mani" }, "percent"],
    [{ entityId: "ach-dieci-mani", percent: 1 }, "player"],
    [null, ""],
  ])("refuses %j and changes nothing", (input, words) => {
    const { model, client, set } = start();
    const before = model.gamification.space.now();
    const answer = set(input);
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer)).toContain(words);
    expect(model.gamification.space.now()).toBe(before);
    expect(client.callbacks("optinStatus")).toEqual([]);
  });

  it("is a control of the server and of the simulation inside a page", async () => {
    const input = { player: "giulia", entityId: "ach-dieci-mani", percent: 50 };
    const sandbox = await startSandbox();
    const { model } = startBroker();
    const statuses = [
      await send("POST", `${sandbox.siteUrl}/sandbox/progress`, input),
      await createModelFetch(model)("https://simulated.invalid/sandbox/progress", {
        method: "POST",
        body: JSON.stringify(input),
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    for (const { gamification } of [sandbox.model, model]) {
      const { optIns } = gamification.space.now().members[giulia] ?? { optIns: [] };
      expect(optIns.find(({ entityId }) => entityId === input.entityId)).toMatchObject({ points: 5 });
    }
  });
});
