// @vitest-environment node
import { describe, expect, it } from "vitest";
import { accountPaths, statelessHeaders } from "../../../sandbox/model";
import { NotLoggedIn } from "../../../src/account";
import type { Harness } from "./harness";
import { type Mode, modes, onSandbox } from "./onSandbox";

type Paths = keyof typeof accountPaths;
type Fields = Readonly<Record<string, unknown>>;

/** The expected request of a call in one mode. */
interface Wire {
  readonly method: "GET" | "POST";
  readonly path: Paths;
  readonly query?: Fields;
  readonly body?: Fields;
}

interface Row {
  readonly name: string;
  readonly call: (
    harness: Harness & Pick<Awaited<ReturnType<typeof onSandbox>>, "model">,
  ) => Promise<unknown>;
  /** The expected result for the player giulia. */
  readonly gives: unknown;
  readonly wire: Readonly<Record<Mode, Wire>>;
  /** Credential headers; the bearer token by default. */
  readonly proof?: "bearer" | "basic and x-jwt" | "basic" | "none";
}

const uuid = expect.stringMatching(
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
) as unknown;
const jwt = expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/) as unknown;
const requested = { channel: "62", requestId: uuid, ipAddress: "203.0.113.7", infoChannel: "Test/1.0" };
const { infoChannel, ...askedBriefly } = requested;
const inSession = { ...requested, sessionId: uuid };
const both = (wire: Wire) => ({ legacy: wire, stateless: wire });
const area = ({ account }: Harness) => account.area.load();

const rows: readonly Row[] = [
  {
    name: "getBalance",
    call: ({ account }) => account.balance.read(),
    gives: 1234.5,
    wire: {
      legacy: { method: "GET", path: "balance", query: requested },
      stateless: { method: "GET", path: "statelessBalance" },
    },
  },
  {
    name: "getNumberMessage",
    call: async (harness) => (await area(harness)).inbox.read(),
    gives: 3,
    wire: both({ method: "GET", path: "inbox", query: requested }),
  },
  {
    name: "product enable",
    call: async (harness) => (await area(harness)).enableProduct("poker"),
    gives: true,
    wire: both({ method: "POST", path: "productEnable", body: { ...inSession, productId: "poker" } }),
  },
  {
    name: "nickname, read",
    call: async (harness) => (await area(harness)).nicknames.of("1").read(),
    gives: [{ siteId: "1", nickname: "giulia_demo", providerId: "vetrina" }],
    wire: both({ method: "GET", path: "nickname", query: { ...askedBriefly, sessionId: uuid, siteId: "1" } }),
  },
  {
    name: "nickname, write",
    call: async (harness) => (await area(harness)).nicknames.write("1", "giulia.74"),
    gives: [{ siteId: "1", nickname: "giulia.74", providerId: "vetrina" }],
    wire: both({
      method: "POST",
      path: "nickname",
      body: { ...inSession, siteId: "1", nickname: "giulia.74" },
    }),
  },
  {
    name: "create game session",
    call: async (harness) => (await area(harness)).gameSession(),
    gives: expect.stringMatching(/\S+/) as unknown,
    wire: both({ method: "POST", path: "gameSession", body: requested }),
    proof: "basic and x-jwt",
  },
  {
    name: "verifyToken",
    call: async (harness) => (await area(harness)).verifyToken(),
    gives: true,
    wire: {
      legacy: { method: "POST", path: "verifyToken", body: { ...askedBriefly, tokenSession: jwt } },
      stateless: { method: "GET", path: "verifyToken" },
    },
  },
  {
    name: "ext jwt-token",
    call: async (harness) => (await area(harness)).ssoToken(harness.jar.kept("JWT")[0]?.value ?? ""),
    gives: jwt,
    wire: both({ method: "POST", path: "ssoToken", body: { token: jwt } }),
    proof: "basic",
  },
  {
    name: "check-token",
    call: async (harness) => (await area(harness)).checkToken(),
    gives: true,
    wire: both({ method: "GET", path: "checkToken" }),
  },
  {
    name: "player-info/registry",
    call: async (harness) => (await area(harness)).registry(),
    gives: { vivochaJwt: jwt },
    wire: {
      legacy: { method: "GET", path: "registry", query: requested },
      stateless: { method: "GET", path: "registry" },
    },
  },
  {
    name: "getSelfExclusionBillCode",
    call: async (harness) => (await area(harness)).responsibleGaming.read(),
    gives: { selfExclusion: undefined, pauses: [] },
    wire: {
      legacy: { method: "GET", path: "selfExclusion" },
      stateless: { method: "GET", path: "statelessSelfExclusion" },
    },
  },
  {
    name: "getSummaryGameBreak",
    call: async (harness) => (await area(harness)).responsibleGaming.read(),
    gives: { selfExclusion: undefined, pauses: [] },
    wire: {
      legacy: { method: "GET", path: "gamePauses", query: { permanenti: "false" } },
      stateless: { method: "GET", path: "statelessGamePauses", query: { permanenti: "false" } },
    },
  },
  {
    name: "refresh",
    async call({ model, ...harness }) {
      model.faults.add({ match: accountPaths.inbox, expiring: true, times: 1 });
      return (await area(harness)).inbox.read();
    },
    gives: 3,
    wire: both({ method: "POST", path: "refresh", body: { jwt } }),
  },
  {
    name: "open bets",
    call: async (harness) => ((await (await area(harness)).openBets.read()) as readonly unknown[]).length,
    gives: 3,
    wire: both({ method: "GET", path: "openBets", query: { tokenJWT: jwt } }),
    proof: "none",
  },
];

function expectedProof({ proof = "bearer" }: Row, basic: { gameSession: string; ssoToken: string }): Fields {
  const inBase64 = (pair: string) => `Basic ${Buffer.from(pair).toString("base64")}`;
  switch (proof) {
    case "bearer":
      return { authorization: expect.stringMatching(/^Bearer eyJ/) };
    case "basic and x-jwt":
      return { authorization: inBase64(basic.gameSession), "x-jwt": jwt };
    case "basic":
      return { authorization: inBase64(basic.ssoToken) };
    case "none":
      return {};
  }
}

const proofHeaders = ["authorization", "x-jwt"];
const pick = (headers: Fields, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]));

describe.each(modes)("each call of specification section 7.1 in %s mode", (mode) => {
  it.each(rows)("sends the specified request and returns the result ($name)", async (row) => {
    const { logIn, heard, model, ...harness } = await onSandbox(mode);
    await logIn(harness);
    model.journal.clear();
    expect(await row.call({ ...harness, model })).toEqual(row.gives);

    const { method, path, query = {}, body = null } = row.wire[mode];
    const sent = heard().filter((entry) => entry.path.split("?")[0] === accountPaths[path]);
    expect(sent).toHaveLength(1);
    const [entry] = sent;
    expect(entry).toMatchObject({ method, status: 200 });
    expect(Object.fromEntries(new URL(`http://x${entry?.path}`).searchParams)).toEqual(query);
    expect(entry?.body ?? null).toEqual(body);
    const headers = entry?.headers ?? {};
    expect(pick(headers, proofHeaders)).toEqual(expectedProof(row, model.basic));
    expect(pick(headers, statelessHeaders)).toEqual(
      mode === "legacy"
        ? {}
        : {
            "x-channel-info": infoChannel,
            "x-call-id": uuid,
            "x-session-id": uuid,
            "x-channel-id": "62",
            "x-user-ip": "203.0.113.7",
          },
    );
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  });

  it("is not sent without a player, except the exchange of the app's token", async () => {
    const { heard, ...harness } = await onSandbox(mode);
    for (const { name, call } of rows) {
      if (name === "ext jwt-token") continue;
      await expect(call(harness), name).rejects.toBeInstanceOf(NotLoggedIn);
    }
    expect(heard()).toEqual([]);
    await expect((await area(harness)).ssoToken("eyJ.app.token")).rejects.toMatchObject({ status: 401 });
    expect(heard()).toHaveLength(1);
  });

  it.each([undefined, null, "", 5])(
    "rejects %o as the app's token with a TypeError, and does not send a request",
    async (token) => {
      const { heard, ...harness } = await onSandbox(mode);
      const error = new TypeError("`token` must be a non-empty string");
      await expect((await area(harness)).ssoToken(token as string)).rejects.toThrow(error);
      expect(heard()).toEqual([]);
    },
  );

  it("has a different request id each time", async () => {
    const { logIn, heard, ...harness } = await onSandbox(mode);
    await logIn(harness);
    await harness.account.balance.read();
    await harness.account.balance.read();
    const [first, second] = heard("alance").map(({ path, headers }) =>
      mode === "legacy" ? new URL(`http://x${path}`).searchParams.get("requestId") : headers["x-call-id"],
    );
    expect(first).not.toBe(second);
  });
});

describe("basic credentials (S21)", () => {
  it("are sent only to their two paths and do not appear in errors or log messages", async () => {
    const { logIn, heard, model, ...harness } = await onSandbox("legacy");
    await logIn(harness);
    for (const { call } of rows) await call({ ...harness, model });
    const withBasic = heard().filter(({ headers }) => headers.authorization?.startsWith("Basic "));
    expect(withBasic.map(({ path }) => path)).toEqual([accountPaths.gameSession, accountPaths.ssoToken]);
    model.faults.add({ match: accountPaths.gameSession, status: 500 });
    const failure: unknown = await (await area(harness)).gameSession().catch((error: unknown) => error);
    const logged = [JSON.stringify(failure), String(failure), ...harness.lines].join(" ");
    const secrets = Object.values(model.basic).flatMap((pair) => [
      pair,
      btoa(pair),
      pair.split(":")[1] ?? "",
    ]);
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });

  it("are never sent to another host over http", async () => {
    const { logIn, model, ...harness } = await onSandbox("legacy");
    await logIn(harness);
    harness.config.configure({ account: { paths: { gameSession: "http://games.example.com/session" } } });
    await expect((await area(harness)).gameSession()).rejects.toThrow("account.paths.gameSession");
    expect(model.basic.gameSession).toMatch(/:/);
  });

  it("are left out of the request if they are not configured, so that a proxy can add them", async () => {
    const { logIn, heard, ...harness } = await onSandbox("legacy", {
      configuration: { account: { basic: {} } },
    });
    await logIn(harness);
    await expect((await area(harness)).gameSession()).rejects.toMatchObject({ status: 401 });
    expect(heard(accountPaths.gameSession)[0]?.headers).not.toHaveProperty("authorization");
  });
});
