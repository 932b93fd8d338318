// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { BotCheckUnavailable } from "../../../src/account";
import { createBotCheck } from "../../../src/account/bot-check";
import { createConfigStore, createLog, type Page } from "../../../src/platform";
import { ScriptUnavailable } from "../../../src/platform/script";

const page = { address: () => new URL("https://www.vetrina.test/conto") } as Page;

function botCheckWith(botCheck: object, globals: object, load = vi.fn(() => Promise.resolve())) {
  const config = createConfigStore(
    { botCheck },
    createLog(() => "silent"),
  );
  return { check: createBotCheck({ config, page, scripts: { load }, globals }), load };
}

const sandbox = { provider: "sandbox", script: "/sandbox/bot-check.js", siteKey: "key" };

describe("bot check", () => {
  it("loads nothing and gives an empty token where none is configured", async () => {
    const { check, load } = botCheckWith({}, {});
    check.prepare();
    expect(await check.token()).toBe("");
    expect(load).not.toHaveBeenCalled();
  });

  it("loads the provider's script only when asked to prepare, and takes a new token each time", async () => {
    let issued = 0;
    const execute = vi.fn(() => Promise.resolve(`token-${(issued += 1)}`));
    const { check, load } = botCheckWith(sandbox, { vetrinaSandboxBotCheck: { execute } });
    expect(load).not.toHaveBeenCalled();
    check.prepare();
    expect(load).toHaveBeenCalledExactlyOnceWith("https://www.vetrina.test/sandbox/bot-check.js", 8000);
    expect([await check.token(), await check.token()]).toEqual(["token-1", "token-2"]);
    expect(execute).toHaveBeenCalledWith("key");
  });

  it.each([
    ["the script was blocked", sandbox, {}, () => Promise.reject(new ScriptUnavailable("blocked"))],
    ["the script left nothing", sandbox, {}, undefined],
    [
      "an element has that name (S25)",
      sandbox,
      Object.create({ vetrinaSandboxBotCheck: { execute: () => "x" } }) as object,
      undefined,
    ],
    [
      "the script refuses",
      sandbox,
      { vetrinaSandboxBotCheck: { execute: () => Promise.reject(new Error("no")) } },
      undefined,
    ],
    [
      "the token is none",
      sandbox,
      { vetrinaSandboxBotCheck: { execute: () => Promise.resolve(7) } },
      undefined,
    ],
    ["the address is not one", { provider: "sandbox" }, {}, undefined],
  ])("is unavailable where %s", async (_, botCheck, globals, load) => {
    const { check } = botCheckWith(botCheck, globals, load && vi.fn(load));
    check.prepare();
    await expect(check.token()).rejects.toBeInstanceOf(BotCheckUnavailable);
  });
});
