import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BotCheckUnavailable } from "../../../src/account";
import { createBotCheck } from "../../../src/account/bot-check";
import { createLateBotCheck } from "../../../src/account/bot-check/late";
import { BotCheckUnanswered } from "../../../src/account/errors";
import { createConfigStore } from "../../../src/config";
import type { Page } from "../../../src/platform/page";
import { ScriptUnavailable } from "../../../src/platform/script";
import { createLog } from "../../../src/utils/log";

const page = { url: () => new URL("https://www.vetrina.test/conto") } as Page;
const scriptUrl = "https://check.example/api.js?hl=it";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function botCheckWith(botCheck: object, globals: object, load = vi.fn(() => Promise.resolve())) {
  const config = createConfigStore(
    { botCheck },
    createLog(() => "silent"),
  );
  const check = createBotCheck({ config, page, scripts: { load }, globals });
  const place = { container: document.createElement("div"), onChallenge: vi.fn() };
  const closing = new AbortController();
  return { check, load, place, closing, token: () => check.token(place, closing.signal), config };
}

type Execute = (...given: unknown[]) => unknown;

/** Global variable that each provider's script sets; `execute` is the last step of a check. */
const globalsOf: Readonly<Record<string, (execute: Execute) => object>> = {
  sandbox: (execute) => ({ vetrinaSandboxBotCheck: { execute } }),
  "recaptcha-v3": (execute) => ({ grecaptcha: { ready: (run: () => void) => setTimeout(run, 5), execute } }),
  "recaptcha-enterprise": (execute) => ({
    grecaptcha: { enterprise: { ready: (run: () => void) => setTimeout(run, 5), execute } },
  }),
  turnstile: (execute) => {
    let parameters: Record<string, (...given: unknown[]) => unknown> = {};
    return {
      turnstile: {
        render(_: HTMLElement, given: typeof parameters) {
          parameters = given;
          return "widget-1";
        },
        async execute() {
          try {
            parameters.callback?.(await execute(parameters.sitekey, { action: parameters.action }));
          } catch {
            parameters["error-callback"]?.("300030");
          }
        },
        remove: () => undefined,
      },
    };
  },
};

const loaded: Readonly<Record<string, string>> = {
  sandbox: scriptUrl,
  "recaptcha-v3": `${scriptUrl}&render=key-1`,
  "recaptcha-enterprise": `${scriptUrl}&render=key-1`,
  turnstile: `${scriptUrl}&render=explicit`,
};

/** Error of a promise that rejects within the given time. */
async function errorOf(token: Promise<string>, milliseconds = 100): Promise<unknown> {
  const caught = token.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return caught;
}

describe.each(Object.keys(globalsOf))("a bot check by %s", (provider) => {
  const settings = { provider, scriptUrl, siteKey: "key-1" };
  const started = (execute: Execute, load?: () => Promise<void>) =>
    botCheckWith(settings, globalsOf[provider]?.(execute) ?? {}, load && vi.fn(load));

  it("loads its script in prepare(), with the query that its API requires", async () => {
    const { check, load, token } = started(() => Promise.resolve("token-1"));
    await vi.advanceTimersByTimeAsync(100);
    expect(load).not.toHaveBeenCalled();
    check.prepare();
    expect(load).toHaveBeenCalledExactlyOnceWith(loaded[provider], 8000, expect.any(Function));
    const given = token();
    await vi.advanceTimersByTimeAsync(100);
    expect(await given).toBe("token-1");
  });

  it("gets a new token for each attempt, with the site key and the configured action", async () => {
    let issued = 0;
    const execute = vi.fn(() => Promise.resolve(`token-${(issued += 1)}`));
    const { token, config } = started(execute);
    for (const expected of ["token-1", "token-2"]) {
      const given = token();
      await vi.advanceTimersByTimeAsync(100);
      expect(await given).toBe(expected);
    }
    config.configure({ botCheck: { action: "accesso" } });
    void token();
    await vi.advanceTimersByTimeAsync(100);
    const calls = execute.mock.calls as unknown[][];
    expect(calls.map(([siteKey]) => siteKey)).toEqual(["key-1", "key-1", "key-1"]);
    if (provider !== "sandbox")
      expect(calls.map(([, options]) => options)).toEqual(
        ["login", "login", "accesso"].map((action) => ({ action })),
      );
  });

  it.each<readonly [string, Execute, (() => Promise<void>) | undefined]>([
    ["the script was blocked", () => "x", () => Promise.reject(new ScriptUnavailable("blocked"))],
    ["the provider refuses", () => Promise.reject(new Error("no")), undefined],
    ["the token is missing", () => Promise.resolve(7), undefined],
    ["the token is empty", () => Promise.resolve(""), undefined],
  ])("is unavailable if %s", async (_, execute, load) => {
    const { check, token } = started(execute, load);
    check.prepare();
    expect(await errorOf(token())).toBeInstanceOf(BotCheckUnavailable);
  });

  it.each([
    ["sets nothing", {}],
    ["sets a wrong value", { grecaptcha: {}, turnstile: 7, vetrinaSandboxBotCheck: { execute: "x" } }],
    [
      "shares its name only with an element (S25)",
      Object.create(globalsOf[provider]?.(() => "x") ?? {}) as object,
    ],
  ])("is unavailable if the script %s", async (_, globals) => {
    const { token } = botCheckWith(settings, globals);
    expect(await errorOf(token())).toBeInstanceOf(BotCheckUnavailable);
  });

  it("is unavailable without the URL of its script, and does not load anything", async () => {
    const { token, load } = botCheckWith({ ...settings, scriptUrl: undefined }, {});
    expect(await errorOf(token())).toBeInstanceOf(BotCheckUnavailable);
    expect(load).not.toHaveBeenCalled();
  });

  it("is unavailable after 8 s without a token and works at the next attempt (L4)", async () => {
    let answer: Execute = () => new Promise(() => undefined);
    const { token } = started(() => answer());
    const ended = vi.fn();
    const silent = token().catch(ended);
    await vi.advanceTimersByTimeAsync(7999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await silent;
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(BotCheckUnavailable));
    answer = () => Promise.resolve("token-2");
    const given = token();
    await vi.advanceTimersByTimeAsync(100);
    expect(await given).toBe("token-2");
  });

  it("ends at once when the modal closes", async () => {
    const { token, closing } = started(() => new Promise(() => undefined));
    const given = token();
    await vi.advanceTimersByTimeAsync(50);
    closing.abort(new Error("closed"));
    await expect(given).rejects.toThrow("closed");
  });
});

describe("the bot check", () => {
  it("does not load anything, and returns an empty token, if no provider is configured", async () => {
    const { check, load, token } = botCheckWith({}, {});
    check.prepare();
    expect(await token()).toBe("");
    expect(load).not.toHaveBeenCalled();
  });

  it.each(["recaptcha-v3", "recaptcha-enterprise", "turnstile"])(
    "requires a public key for %s",
    async (provider) => {
      const { token } = botCheckWith({ provider, scriptUrl }, globalsOf[provider]?.(() => "x") ?? {});
      const error = (await errorOf(token())) as Error;
      expect(String(error.cause)).toContain('"botCheck.siteKey" is needed');
    },
  );
});

describe("a bot check whose code loads late", () => {
  it("does not call the provider for an attempt that ended before the code had loaded", async () => {
    const execute = vi.fn(() => Promise.resolve("token"));
    const config = createConfigStore(
      { botCheck: { provider: "sandbox", scriptUrl, siteKey: "key" } },
      createLog(() => "silent"),
    );
    const scripts = { load: () => Promise.resolve() };
    const globals = globalsOf.sandbox?.(execute) ?? {};
    const check = createLateBotCheck({ config, page, scripts, globals });
    const place = { container: document.createElement("div"), onChallenge: vi.fn() };
    const closing = new AbortController();
    const attempt = check.token(place, closing.signal);
    closing.abort(new Error("closed"));
    await expect(attempt).rejects.toThrow("closed");
    expect(execute).not.toHaveBeenCalled();
    expect(await check.token(place, new AbortController().signal)).toBe("token");
  });
});

describe("a challenge that the provider shows outside its container", () => {
  function checkWithOutside() {
    const execute = vi.fn(() => new Promise(() => undefined));
    const { check, place, closing } = botCheckWith(
      { provider: "sandbox", scriptUrl },
      globalsOf.sandbox?.(execute) ?? {},
    );
    let show: (isShown: boolean) => void = () => undefined;
    const stop = vi.fn();
    const watchOutside = (onChange: typeof show) => {
      show = onChange;
      return stop;
    };
    const token = check.token({ ...place, watchOutside }, closing.signal);
    const failure = token.catch((error: unknown) => error);
    return { failure, stop, show: (isShown: boolean) => show(isShown) };
  }

  it("pauses the time limit, and is reported as the cause of the failure if the player closes it", async () => {
    const { failure, show, stop } = checkWithOutside();
    await vi.advanceTimersByTimeAsync(7000);
    show(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stop).not.toHaveBeenCalled();
    show(false);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await failure).toBeInstanceOf(BotCheckUnanswered);
    expect(stop).toHaveBeenCalledOnce();
  });

  it("is reported as the cause of the failure if it stays open for two minutes", async () => {
    const { failure, show } = checkWithOutside();
    show(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await failure).toBeInstanceOf(BotCheckUnanswered);
  });

  it("is not reported as the cause of the failure if the provider has not shown it", async () => {
    const { failure } = checkWithOutside();
    await vi.advanceTimersByTimeAsync(8000);
    const error = await failure;
    expect(error).toBeInstanceOf(BotCheckUnavailable);
    expect(error).not.toBeInstanceOf(BotCheckUnanswered);
  });
});
