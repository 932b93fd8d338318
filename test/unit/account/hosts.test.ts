// @vitest-environment node
import { describe, expect, it } from "vitest";
import { granted, answer, loggedInJar, startAccount } from "./harness";

/** Headers that every request has; the tests compare only the others. */
const usual = new Set(["accept", "user-agent"]);

const stateless = ["x-call-id", "x-channel-id", "x-channel-info", "x-session-id", "x-user-ip"];
const area = "https://conto.vetrina.test";
const foreign = "https://altro.example";

const start = (paths: object) =>
  startAccount({
    jar: loggedInJar(),
    configuration: {
      account: {
        origin: "https://Conto.vetrina.test/portale/",
        mode: "stateless",
        basic: { gameSession: "a:b" },
        paths: { checkToken: "/check", statelessBalance: "/balance", ...paths },
      },
    },
    responders: {
      "/balance": () => granted({ balance: 1 }),
      "/bets": () => granted({ bets: [] }),
      "/session": () => granted({ token: "eyJgame" }),
      "/member": () => answer({ jwtToken: "eyJmember" }),
    },
  });

type Harness = ReturnType<typeof start>;
const openBets = async ({ account }: Harness) => (await account.area.load()).openBets.read();
const gameSession = async ({ account }: Harness) => (await account.area.load()).gameSession();
const memberToken = (path: string) => async (harness: Harness) =>
  (await harness.account.area.load()).memberToken({ key: "gamification.tokenUrl", path, origin: undefined });

describe("headers with data about the caller in stateless mode", () => {
  it.each([
    [
      "the account area",
      {},
      ({ account }: Harness) => account.balance.read(),
      ["authorization", ...stateless],
    ],
    ["open bets of the account area", { openBets: "/bets" }, openBets, stateless],
    ["open bets of another host", { openBets: `${foreign}/bets` }, openBets, []],
    [
      "a game session of the account area",
      { gameSession: "/session" },
      gameSession,
      ["authorization", "content-type", ...stateless, "x-jwt"],
    ],
    [
      "a game session of another host",
      { gameSession: `${foreign}/session` },
      gameSession,
      ["authorization", "content-type", "x-jwt"],
    ],
    ["gamification.tokenUrl of another host", {}, memberToken(`${foreign}/member`), ["authorization"]],
    ["gamification.tokenUrl of the account's host", {}, memberToken(`${area}/member`), ["authorization"]],
  ] as const)("are sent or left out as specified for %s", async (_, paths, call, names) => {
    const harness = start(paths);
    await call(harness);
    const [sent] = harness.sent.filter(({ url }) => !url.pathname.includes("getIpAddress"));
    const headers = [...(sent?.headers.keys() ?? [])].filter((name) => !usual.has(name));
    expect(headers.toSorted()).toEqual([...names].toSorted());
  });
});
