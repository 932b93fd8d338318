// @vitest-environment node
import { describe, expect, it } from "vitest";
import { createChannels } from "./channels";
import { answer, granted, type Harness, loggedInJar, refused, type Responder, startAccount } from "./harness";
import type { MemoryJar } from "./jar";

const path = "portal/nickname";
const namesOf = (nickname: string) => granted({ nicknames: [{ siteId: "1", nickname, providerId: "" }] });

function start(write: Responder, responders: Readonly<Record<string, Responder>> = {}) {
  return startAccount({
    jar: loggedInJar(),
    configuration: { account: { paths: { refresh: "/refresh" } } },
    responders: {
      [path]: (sent) => (sent.method === "GET" ? namesOf("vecchio") : write(sent)),
      ...responders,
    },
  });
}

const write = async ({ account }: Harness, nickname = "nuovo") =>
  (await account.area.load()).nicknames.write("1", nickname).catch((error: unknown) => error);

const writes = (harness: Harness) => harness.sentTo(path).filter(({ method }) => method === "POST");

/** Writes the cookies of another player's login in another tab, without a message to this tab. */
function logInAsAnother(jar: MemoryJar) {
  jar.write("JWT=eyJtoken.other; Path=/; Max-Age=1200");
  jar.write(`AUTH_SESSION=${encodeURIComponent('{"sessionId":"s-2"}')}; Path=/; Max-Age=3600`);
}

describe("writing a nickname", () => {
  it("sends the nickname once and updates the nickname resource of the site", async () => {
    const harness = start(() => namesOf("nuovo"));
    const { nicknames } = await harness.account.area.load();
    expect(await write(harness)).toMatchObject([{ nickname: "nuovo" }]);
    expect(writes(harness).map(({ body }) => body)).toMatchObject([{ siteId: "1", nickname: "nuovo" }]);
    expect(nicknames.of("1").$state.get()).toMatchObject({
      status: "ready",
      value: [{ nickname: "nuovo" }],
    });
  });

  it("does not send the nickname while offline, and fails as Offline", async () => {
    const harness = start(() => namesOf("nuovo"));
    harness.setOffline(true);
    expect(await write(harness)).toMatchObject({ name: "Offline" });
    expect(harness.sent).toEqual([]);
  });

  it("does not send the nickname if another player has logged in through another tab", async () => {
    const harness = start(() => namesOf("nuovo"));
    logInAsAnother(harness.jar);
    expect(await write(harness)).toMatchObject({ name: "SessionEnded" });
    expect(writes(harness)).toEqual([]);
  });

  it("fails as TokenRenewed after a 401 and a refresh, and does not resend the nickname", async () => {
    const harness = start(() => refused(401), { "/refresh": () => answer({ token: "eyJtoken.two" }) });
    expect(await write(harness)).toMatchObject({ name: "TokenRenewed" });
    expect(writes(harness)).toHaveLength(1);
    expect(await write(start(() => refused(401), { "/refresh": () => refused(401) }))).toMatchObject({
      name: "HttpFailure",
      kind: "unauthorised",
    });
  });

  it.each([403, 409])("fails with status %d and does not end the session", async (status) => {
    const harness = start(() => refused(status));
    expect(await write(harness)).toMatchObject({ kind: "status", status });
    expect(harness.account.session.current().status).toBe("logged-in");
  });
});

describe("the signal of a login", () => {
  it("stays the same during a refresh, and differs for another player with the same name", async () => {
    const { openChannel } = createChannels();
    const harness = startAccount({
      jar: loggedInJar(),
      environment: { openChannel },
      configuration: { account: { paths: { refresh: "/refresh" } } },
      responders: {
        [path]: ({ headers }) =>
          headers.get("authorization")?.includes("two") ? namesOf("x") : refused(401),
        "/refresh": () => answer({ token: "eyJtoken.two" }),
      },
    });
    const { $signal } = harness.account.session;
    const seen: (AbortSignal | undefined)[] = [];
    $signal.subscribe((signal) => seen.push(signal));
    await (await harness.account.area.load()).nicknames.of("1").read();
    expect(harness.jar.read()).toContain("eyJtoken.two");
    expect(seen).toHaveLength(1);
    expect(seen[0]?.aborted).toBe(false);

    logInAsAnother(harness.jar);
    openChannel().postMessage({ change: "login" });
    expect(seen).toHaveLength(2);
    expect(seen.map((signal) => signal?.aborted)).toEqual([true, false]);
    harness.account.session.logout();
    expect(seen).toHaveLength(3);
    expect(seen[2]).toBeUndefined();
  });
});
