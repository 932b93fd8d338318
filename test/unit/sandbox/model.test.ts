// @vitest-environment node
import { describe, expect, it } from "vitest";
import { botTokenLife, createModel, tokenLife } from "../../../sandbox/model";

const noon = Date.UTC(2026, 10, 21, 12);
const modelAtNoon = () => createModel({ time: () => noon });

describe("clock", () => {
  it("moves by the given milliseconds; a reset restores the real time", () => {
    const { clock, reset } = modelAtNoon();
    clock.advance(90_000);
    clock.advance(-30_000);
    expect(clock.now()).toBe(noon + 60_000);
    reset();
    expect(clock.now()).toBe(noon);
  });
});

describe("players", () => {
  it("are the three players of the demo", () => {
    const { players } = modelAtNoon();
    expect(players.find("giulia")).toMatchObject({
      displayName: "Giulia",
      balance: 1234.5,
      unreadMessages: 3,
      restriction: "none",
    });
    expect(players.find("marco")?.restriction).toBe("self-exclusion");
    expect(players.find("anna")?.restriction).toBe("game-pause");
    expect(players.find("nobody")).toBeUndefined();
  });

  it("cannot be changed under an unknown name", () => {
    const { players } = modelAtNoon();
    const changes = [
      () => {
        players.setUnreadMessages("nobody", 1);
      },
      () => {
        players.setRestriction("nobody", "game-pause");
      },
      () => {
        players.setSelfExclusion("nobody", undefined);
      },
      () => {
        players.setBreaks("nobody", []);
      },
      () => {
        players.setOpenBets("nobody", []);
      },
    ];
    for (const change of changes) expect(change).toThrow('there is no player "nobody"');
  });

  it("have a balance that a test can change until the reset", () => {
    const { players, reset } = modelAtNoon();
    players.setBalance("giulia", 9.99);
    expect(players.find("giulia")?.balance).toBe(9.99);
    reset();
    expect(players.find("giulia")?.balance).toBe(1234.5);
    expect(() => {
      players.setBalance("nobody", 1);
    }).toThrow('there is no player "nobody"');
  });
});

describe("session tokens", () => {
  it("look like JWTs, differ, and are the same in every run", () => {
    const [first, second] = [modelAtNoon(), modelAtNoon()].map(({ sessions }) => [
      sessions.open("giulia"),
      sessions.open("giulia"),
    ]);
    expect(first).toEqual(second);
    expect(first?.[0]).not.toBe(first?.[1]);
    expect(first?.[0]).toMatch(/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/);
  });

  it("belong to their player until they expire or the model is reset", () => {
    const model = modelAtNoon();
    const token = model.sessions.open("anna");
    model.clock.advance(tokenLife - 1);
    expect(model.sessions.usernameOf(token)).toBe("anna");
    model.clock.advance(1);
    expect(model.sessions.usernameOf(token)).toBeUndefined();

    const other = model.sessions.open("anna");
    model.reset();
    model.sessions.open("anna");
    expect(model.sessions.usernameOf(other)).toBeUndefined();
  });
});

describe("Basic credentials", () => {
  it("are new for each model, differ from each other, and survive a reset", () => {
    const [one, other] = [modelAtNoon(), modelAtNoon()];
    const all = [one, other].flatMap(({ basic }) => [basic.gameSession, basic.ssoToken]);
    expect(new Set(all).size).toBe(4);
    for (const credentials of all) expect(credentials).toMatch(/^[a-z-]+:[0-9a-f]{32}$/);
    const before = { ...one.basic };
    one.reset();
    expect(one.basic).toEqual(before);
  });
});

describe("bot checks", () => {
  it("are valid once", () => {
    const { botChecks } = modelAtNoon();
    const token = botChecks.issue();
    expect(botChecks.consume(token)).toBe(true);
    expect(botChecks.consume(token)).toBe(false);
    expect(botChecks.consume("")).toBe(false);
  });

  it("expire after two minutes", () => {
    const { botChecks, clock } = modelAtNoon();
    const token = botChecks.issue();
    clock.advance(botTokenLife);
    expect(botChecks.consume(token)).toBe(false);
  });
});

describe("faults", () => {
  it("apply to matching paths for the given number of calls; the first fault wins", () => {
    const { faults } = modelAtNoon();
    faults.add({ match: "getBalance", status: 500, times: 2 });
    faults.add({ match: "/", status: 503 });
    const statuses = ["/a/getBalance", "/login", "/a/getBalance", "/a/getBalance"].map(
      (path) => faults.take(path)?.status,
    );
    expect(statuses).toEqual([500, 503, 500, 503]);
    faults.clear();
    expect(faults.take("/login")).toBeUndefined();
  });
});
