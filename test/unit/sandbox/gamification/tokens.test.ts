// @vitest-environment node
import { describe, expect, it } from "vitest";
import { publicRoles } from "../../../../sandbox/model";
import { memberToken, openClient, start, startBroker } from "./client";

interface Claims {
  readonly iat: number;
  readonly exp: number;
  readonly resource_access: { readonly "ziqni-gapi": { readonly roles: readonly string[] } };
  readonly [claim: string]: unknown;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Claims;

const day = 24 * 60 * 60;

describe("tokens", () => {
  it("are valid for 25 days and have the 14 public roles if they are for visitors", () => {
    const claims = claimsOf(startBroker().model.gamification.tokens.publicToken());
    expect(claims.exp - claims.iat).toBe(25 * day);
    expect(claims.iat).toBe(start / 1000);
    expect(claims.resource_access["ziqni-gapi"].roles).toEqual([...publicRoles]);
    expect(publicRoles).toHaveLength(14);
  });

  it("have the platform's claims if they are for players", () => {
    const { model } = startBroker();
    const claims = claimsOf(memberToken(model, "giulia"));
    expect(claims).toMatchObject({
      sub: "mem-giulia",
      member_id: "mem-giulia",
      member_reference_id: "giulia",
      member_type: "Individual",
      name: "Giulia",
      space_name: "vetrina",
    });
    expect(claims.exp - claims.iat).toBe(30 * 60);
    expect(claims.resource_access["ziqni-gapi"].roles).toContain("PlayInstantWin");
  });

  const refusalFor = (change: (token: string) => string, wait = 0) => {
    const { broker, model, tokenOf } = startBroker();
    const token = change(tokenOf("giulia"));
    model.clock.advance(wait);
    const client = openClient(broker);
    client.connect(token);
    const [frame] = client.frames;
    return [frame?.command, frame?.headers.get("message"), client.isClosed()];
  };

  it.each([
    ["malformed", () => "TESTTOKEN"],
    ["empty", () => ""],
    ["forged for another member", forged],
    ["unsigned", (token: string) => token.replace(/[^.]+$/, "")],
  ])("are refused if they are %s", (_, change) => {
    expect(refusalFor(change)).toEqual(["ERROR", "Access denied: the token is not valid", true]);
  });

  it("are refused after their expiry, but do not end an open connection", () => {
    expect(refusalFor((token) => token, 30 * 60_000)).toEqual([
      "ERROR",
      "Access denied: the token has expired",
      true,
    ]);
    const { model, player } = startBroker();
    const client = player();
    model.clock.advance(day * 1000);
    expect(client.call("heartbeat")).toEqual({});
  });

  it("are refused if the login lacks the prefix Bearer", () => {
    const { broker, tokenOf } = startBroker();
    const client = openClient(broker);
    client.connect(tokenOf("giulia"), { login: "giulia" });
    expect(client.frames[0]?.headers.get("message")).toContain("login must be Bearer");
  });
});

function forged(token: string): string {
  const [head, , signature] = token.split(".");
  const claims = { ...claimsOf(token), sub: "mem-anna", member_id: "mem-anna" };
  return [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
}
