import { botCheckSettings } from "../../config/sections/bot-check";
import { BotCheckUnanswered, BotCheckUnavailable } from "../errors";
import { type ChallengeSlot, type CreateProvider, loadApi, requireSiteKey } from "./provider";

/** Documented Turnstile parameters that the library uses. */
export interface TurnstileParameters {
  readonly sitekey: string;
  readonly action: string;
  readonly language: string;
  readonly theme: "auto" | "dark" | "light";
  readonly size: "compact" | "flexible";
  readonly execution: "execute";
  readonly appearance: "interaction-only";
  readonly retry: "never";
  readonly "refresh-expired": "never";
  readonly "refresh-timeout": "never";
  readonly "response-field": false;
  readonly callback: (token: unknown) => void;
  /** Returns true to mark the error as handled, so that Turnstile does not log it. */
  readonly "error-callback": (code?: unknown) => true;
  readonly "expired-callback": () => void;
  readonly "timeout-callback": () => void;
  readonly "unsupported-callback": () => void;
  readonly "before-interactive-callback": () => void;
  readonly "after-interactive-callback": () => void;
}

export interface TurnstileApi {
  /**
   * Renders a widget.
   * @returns its id; null or undefined if it cannot be rendered
   */
  render(container: HTMLElement, parameters: TurnstileParameters): string | null | undefined;
  execute(container: HTMLElement): void;
  remove(widgetId: string): void;
}

/** Minimum width of Turnstile's size `flexible`, pixels. */
const minFlexibleWidth = 300;

function themeOf(container: HTMLElement): TurnstileParameters["theme"] {
  const { colorScheme } = getComputedStyle(container);
  if (colorScheme === "light dark") return "auto";
  return colorScheme === "dark" ? "dark" : "light";
}

/**
 * Cloudflare Turnstile. Each attempt renders it explicitly and removes it afterwards, so that no token is
 * used twice. It is invisible unless it shows a challenge. It does not retry automatically, and it does not
 * write the token into the form.
 */
export const createTurnstile: CreateProvider = (options) => {
  const load = () => loadApi<TurnstileApi>(options, "turnstile", { render: "explicit" });

  function render(turnstile: TurnstileApi, slot: ChallengeSlot, signal: AbortSignal): Promise<unknown> {
    const { container, onChallenge } = slot;
    const { language } = options.config.get();
    return new Promise((resolve, reject) => {
      const failWith = (reason: string) => () => {
        reject(new BotCheckUnavailable(reason));
      };
      const id = turnstile.render(container, {
        sitekey: requireSiteKey(options),
        action: botCheckSettings(options.config).action,
        language,
        theme: themeOf(container),
        size: container.clientWidth < minFlexibleWidth ? "compact" : "flexible",
        execution: "execute",
        appearance: "interaction-only",
        retry: "never",
        "refresh-expired": "never",
        "refresh-timeout": "never",
        "response-field": false,
        callback: resolve,
        "error-callback": (code) => {
          failWith(`code ${String(code)}`)();
          return true;
        },
        "expired-callback": failWith("expired"),
        "unsupported-callback": failWith("unsupported"),
        "timeout-callback": () => {
          reject(new BotCheckUnanswered("unanswered"));
        },
        "before-interactive-callback": () => {
          onChallenge(true);
        },
        "after-interactive-callback": () => {
          onChallenge(false);
        },
      });
      signal.addEventListener("abort", () => {
        if (id) turnstile.remove(id);
      });
      turnstile.execute(container);
    });
  }

  return {
    load,
    async token(slot, signal) {
      const turnstile = await load();
      if (signal.aborted) throw signal.reason as Error;
      return render(turnstile, slot, signal);
    },
  };
};
