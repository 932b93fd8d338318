// @vitest-environment node
import { describe, expect, it } from "vitest";
import { createModel } from "../../../../sandbox/model";
import { playInstantWin, setNextTile } from "../../../../sandbox/model/gamification/actions/plays";
import { controls } from "../../../../sandbox/model/control";

const start = () => createModel({ time: () => Date.parse("2026-11-21T08:30:00Z") });
const playsOf = (model: ReturnType<typeof start>) =>
  model.gamification.space.now().members["mem-giulia"]?.plays ?? {};

describe("the control of plays", () => {
  const control = controls["POST /sandbox/plays"];
  const input = { player: "giulia", instantWinId: "iw-ruota" };

  it("sets the plays left", () => {
    const model = start();
    expect(control?.(model, { ...input, plays: 7, nextTile: 2 }).status).toBe(200);
    expect(playsOf(model)["iw-ruota"]).toBe(7);
  });

  it.each([
    [{ ...input, player: "nessuno" }, "no player"],
    [{ ...input, instantWinId: "iw-nessuno" }, "no instant win"],
    [{ ...input, nextTile: 6 }, "tiles 0 to 5"],
    [{ ...input, plays: -1 }, "whole number"],
  ])("refuses %j", (wrong, message) => {
    const answer = control?.(start(), wrong);
    expect(answer?.status).toBe(400);
    expect(JSON.stringify(answer?.body)).toContain(message);
  });
});

describe("a play", () => {
  function play(tile: number) {
    const model = start();
    const received: (string | undefined)[] = [];
    model.gamification.listen({
      push: (member, { callback }) => received.push(member === "mem-giulia" ? callback : undefined),
      boardChanged: () => {},
    });
    const before = model.gamification.space.now().members["mem-giulia"];
    setNextTile(model.gamification, "mem-giulia", "iw-ruota", tile);
    playInstantWin(model.gamification, "mem-giulia", "iw-ruota");
    const after = model.gamification.space.now().members["mem-giulia"];
    return {
      award: after?.awards.slice(before?.awards.length).map(({ rewardId }) => rewardId),
      messages: after?.messages.slice(0, -(before?.messages.length ?? 0)),
      received,
    };
  }

  it("that wins issues an award and sends a message about it to the inbox", () => {
    const { award, messages, received } = play(0);
    expect(award).toEqual(["rew-ruota-5"]);
    expect(messages).toMatchObject([
      {
        messageType: "InboxItem",
        status: "New",
        subject: "Premio da «La ruota del giorno»: 5 € di bonus casinò",
      },
    ]);
    expect(received.toSorted()).toEqual(["entityChanged", "entityChanged", "entityChanged", "notification"]);
  });

  it("that brings nothing sends nothing but the new number of plays", () => {
    expect(play(1)).toEqual({ award: [], messages: [], received: ["entityChanged"] });
  });
});

it("plays come back, one a minute, up to the number at the start", () => {
  const model = start();
  controls["POST /sandbox/plays"]?.(model, { player: "giulia", instantWinId: "iw-ruota", plays: 1 });
  for (let step = 0; step < 30; step += 1) model.gamification.tick();
  expect(playsOf(model)["iw-ruota"]).toBe(2);
  for (let step = 0; step < 300; step += 1) model.gamification.tick();
  expect(playsOf(model)).toMatchObject({ "iw-ruota": 3, "iw-ruota-prossima": 0, "iw-finita": 1 });
});
