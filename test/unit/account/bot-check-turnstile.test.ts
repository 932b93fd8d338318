import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BotCheckUnavailable } from "../../../src/account";
import { createBotCheck } from "../../../src/account/bot-check";
import type { TurnstileParameters } from "../../../src/account/bot-check/turnstile";
import { BotCheckUnanswered } from "../../../src/account/errors";
import { createConfigStore } from "../../../src/config";
import type { Page } from "../../../src/platform/page";
import { createLog } from "../../../src/utils/log";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts an attempt that has called the provider's `execute`. */
async function startAttempt({ width = 310, scheme = "light" } = {}) {
  const container = document.createElement("div");
  Object.defineProperty(container, "clientWidth", { value: width });
  container.style.colorScheme = scheme;
  document.body.append(container);
  const render = vi.fn<(container: HTMLElement, parameters: TurnstileParameters) => string>(() => "widget-1");
  const turnstile = { render, execute: vi.fn(), remove: vi.fn() };
  const check = createBotCheck({
    config: createConfigStore(
      { language: "en", botCheck: { provider: "turnstile", scriptUrl: "/api.js", siteKey: "key-1" } },
      createLog(() => "silent"),
    ),
    page: { url: () => new URL("https://www.vetrina.test/") } as Page,
    scripts: { load: () => Promise.resolve() },
    globals: { turnstile },
  });
  const onChallenge = vi.fn();
  const closing = new AbortController();
  const outcome = check.token({ container, onChallenge }, closing.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  container.remove();
  const parameters = render.mock.calls[0]?.[1] as TurnstileParameters;
  return { turnstile, container, onChallenge, closing, outcome, parameters };
}

describe("Turnstile", () => {
  it("is rendered invisibly in the given container, without a field for the token (S16)", async () => {
    const { turnstile, container, parameters } = await startAttempt();
    expect(turnstile.render).toHaveBeenCalledExactlyOnceWith(container, expect.anything());
    expect(parameters).toMatchObject({
      sitekey: "key-1",
      action: "login",
      language: "en",
      execution: "execute",
      appearance: "interaction-only",
      "response-field": false,
      retry: "never",
      "refresh-expired": "never",
      "refresh-timeout": "never",
    });
    expect(turnstile.execute).toHaveBeenCalledExactlyOnceWith(container);
  });

  it.each([
    [310, "light", "flexible", "light"],
    [310, "normal", "flexible", "light"],
    [299, "dark", "compact", "dark"],
    [300, "light dark", "flexible", "auto"],
  ])(
    "fits a width of %i px and the colour scheme %s with the size %s and the theme %s",
    async (width, scheme, size, theme) => {
      expect((await startAttempt({ width, scheme })).parameters).toMatchObject({ size, theme });
    },
  );

  it("is removed when it returns the token, so that no token is used twice", async () => {
    const { turnstile, parameters, outcome } = await startAttempt();
    expect(turnstile.remove).not.toHaveBeenCalled();
    parameters.callback("token-1");
    expect(await outcome).toBe("token-1");
    expect(turnstile.remove).toHaveBeenCalledExactlyOnceWith("widget-1");
  });

  it.each([
    ["error-callback", BotCheckUnavailable],
    ["unsupported-callback", BotCheckUnavailable],
    ["expired-callback", BotCheckUnavailable],
    ["timeout-callback", BotCheckUnanswered],
  ] as const)("is removed and ends the attempt after %s", async (callback, expected) => {
    const { turnstile, parameters, outcome } = await startAttempt();
    parameters[callback]("300030");
    expect(((await outcome) as Error).constructor).toBe(expected);
    expect(turnstile.remove).toHaveBeenCalledExactlyOnceWith("widget-1");
  });

  it("reports the code of an error and marks the error as handled", async () => {
    const { parameters, outcome } = await startAttempt();
    expect(parameters["error-callback"]("110200")).toBe(true);
    expect(String(((await outcome) as Error).cause)).toContain("110200");
  });

  it("has no time limit during a challenge and waits for the token again afterwards", async () => {
    const { parameters, outcome, onChallenge } = await startAttempt();
    await vi.advanceTimersByTimeAsync(5000);
    parameters["before-interactive-callback"]();
    expect(onChallenge).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(100_000);
    parameters["after-interactive-callback"]();
    expect(onChallenge).toHaveBeenLastCalledWith(false);
    await vi.advanceTimersByTimeAsync(7999);
    parameters.callback("token-1");
    expect(await outcome).toBe("token-1");
  });

  it("is removed if the modal closes before a response, and reports nothing afterwards", async () => {
    const { turnstile, parameters, outcome, onChallenge, closing } = await startAttempt();
    parameters["before-interactive-callback"]();
    closing.abort();
    await outcome;
    expect(turnstile.remove).toHaveBeenCalledExactlyOnceWith("widget-1");
    expect(onChallenge).toHaveBeenLastCalledWith(false);
    onChallenge.mockClear();
    parameters["after-interactive-callback"]();
    expect(onChallenge).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
