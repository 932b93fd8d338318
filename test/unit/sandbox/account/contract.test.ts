// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  accountCalls,
  accountPaths,
  createModel,
  demoBets,
  expiringHeader,
  jwtHeader,
} from "../../../../sandbox/model";
import { accountDescription } from "../../../../src/config/sections/account";
import { callOf, type Row, rows } from "./table";
import { bearer, describedSender, noon, onBothWires, refusalOf } from "./wire";

const bets = demoBets(noon).map((bet) => ({ ...bet, placedAt: new Date(bet.placedAt).toISOString() }));
const table = rows((shape) => expect.stringMatching(shape) as unknown, bets);
const named = table.map((row) => [`${row.name}, ${row.mode}`, row] as const);

/** A record without one of its keys. */
const without = <T extends object>(record: T, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

it("the table of account calls contains every simulated call except the logins, which have their own tests", () => {
  const logins = [accountPaths.login, accountPaths.statelessLogin].map((path) => `POST ${path}`);
  expect(new Set([...logins, ...table.map(({ name }) => name)])).toEqual(new Set(Object.keys(accountCalls)));
});

it("the configuration contains the path of each call, and each credential", () => {
  const { paths, basic, expiringHeader: expiring, jwtHeader: jwt } = accountDescription;
  expect(Object.keys(accountPaths).toSorted()).toEqual(Object.keys(paths).toSorted());
  expect(Object.keys(createModel().basic)).toEqual(Object.keys(basic));
  expect([expiring.default, jwt.default]).toEqual([expiringHeader, jwtHeader]);
  for (const [key, { default: usual }] of Object.entries(paths)) {
    expect([undefined, accountPaths[key as keyof typeof accountPaths]]).toContain(usual);
  }
});

onBothWires((wire) => {
  const start = (row: Row) => {
    const { model, ask } = wire();
    const call = callOf(row, model.sessions.open("giulia"), model);
    return { model, ask, call };
  };

  describe.each(named)("%s", (_, row) => {
    it("responds to a valid call", async () => {
      const { ask, call } = start(row);
      const answer = await ask(row.name, call);
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).toEqual(row.answer);
      expect(answer.headers.get("x-vetrina-simulated")).toBe("true");
    });

    it("refuses a missing or extra key, and names it", async () => {
      const { ask, call } = start(row);
      const wrong = (["query", "body"] as const).flatMap((part) => {
        const keys = Object.keys(call[part] ?? {});
        return keys.map((key) => [`${part}: ${key}`, { ...call, [part]: without(call[part] ?? {}, key) }]);
      }) as [string, typeof call][];
      wrong.push(["query: more", { ...call, query: { ...call.query, more: "1" } }]);
      if (call.body) wrong.push(["body: more", { ...call, body: { ...call.body, more: "1" } }]);
      for (const [words, parts] of wrong) {
        const answer = await ask(row.name, parts);
        expect(answer.status, words).toBe(400);
        expect(refusalOf(answer)).toMatchObject({
          code: "BAD_REQUEST",
          message: expect.stringContaining(words) as unknown,
        });
      }
    });

    it("refuses missing and wrong credentials", async () => {
      const { ask, call } = start(row);
      for (const name of row.credentials) {
        const scheme = call.headers?.[name]?.split(" ").slice(0, -1) ?? [];
        const wrong = [...scheme, "eyJ.x.y"].join(" ");
        const badHeaders = [without(call.headers ?? {}, name), { ...call.headers, [name]: wrong }];
        for (const headers of badHeaders) {
          const answer = await ask(row.name, { ...call, headers });
          if (isCheck(row) && headers[name] === wrong) {
            // These two calls report whether the token is valid, so the sandbox accepts a wrong token.
            expect(answer).toMatchObject({ status: 200, body: { result: { valid: false } } });
          } else {
            expect(answer.status).toBe(401);
            expect(refusalOf(answer).code).toBe("UNAUTHORISED");
            expect(refusalOf(answer).message).not.toBe("");
          }
        }
      }
    });
  });

  describe.each(named.filter(([, { mode }]) => mode === "stateless"))("%s", (_, row) => {
    it.each(["x-channel-info", "x-call-id", "x-channel-id"])("requires the header %s", async (name) => {
      const { ask, call } = start(row);
      const answer = await ask(row.name, { ...call, headers: without(call.headers ?? {}, name) });
      expect(answer.status).toBe(400);
      expect(refusalOf(answer).message).toBe(`missing headers: ${name}`);
    });
  });

  it("a call with a repeated key is refused", async () => {
    const { model, ask } = wire();
    const twice = new URLSearchParams([...Object.entries(describedSender), ["channel", "63"]]).toString();
    const answer = await ask(`GET ${accountPaths.inbox}?${twice}`, {
      headers: bearer(model.sessions.open("giulia")),
    });
    expect(answer.status).toBe(400);
    expect(refusalOf(answer).message).toBe("query: channel: channel must be a string");
  });

  it("the sandbox refuses a call without headers only on paths of the stateless mode", async () => {
    const { model, ask } = wire();
    const own = table.filter(({ name, mode }) => mode === "stateless" && !isOfBothModes(name));
    expect(own).toHaveLength(4);
    for (const row of own) {
      const answer = await ask(row.name, row.parts(model.sessions.open("giulia"), model));
      expect(answer.status, row.name).toBe(400);
    }
  });
});

/** True for the two calls that check the token in the `Authorization` header. */
function isCheck({ name }: Row): boolean {
  return name === `GET ${accountPaths.checkToken}` || name === `GET ${accountPaths.verifyToken}`;
}

function isOfBothModes(name: string): boolean {
  return table.some((row) => row.name === name && row.mode === "legacy");
}
