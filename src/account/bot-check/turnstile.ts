import { botCheckSettings } from "./settings";
import { BotCheckUnavailable } from "../errors";
import {
  BotCheckUnanswered,
  type ChallengePlace,
  type CreateProvider,
  loadApi,
  requireSiteKey,
} from "./provider";

/** The documented parameters that we use. */
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
  /** True: it was seen to, and needs no line in the console. */
  readonly "error-callback": (code?: unknown) => true;
  readonly "expired-callback": () => void;
  readonly "timeout-callback": () => void;
  readonly "unsupported-callback": () => void;
  readonly "before-interactive-callback": () => void;
  readonly "after-interactive-callback": () => void;
}

export interface TurnstileApi {
  /** The id of the widget, if it could be drawn. */
  render(container: HTMLElement, parameters: TurnstileParameters): string | null | undefined;
  execute(container: HTMLElement): void;
  remove(widgetId: string): void;
}

/** Pixels below which the provider's wide form, of 300 at least, does not fit. */
const widthOfWideForm = 300;

function themeOf(container: HTMLElement): TurnstileParameters["theme"] {
  const { colorScheme } = getComputedStyle(container);
  if (colorScheme === "light dark") return "auto";
  return colorScheme === "dark" ? "dark" : "light";
}

/**
 * Cloudflare Turnstile, drawn by us (`render=explicit`) for each attempt and removed after it, so that no token is met
 * twice. It stays invisible unless it has a question, never retries by itself, and writes no token into the form.
 */
export const createTurnstile: CreateProvider = (options) => {
  const load = () => loadApi<TurnstileApi>(options, "turnstile", { render: "explicit" });

  function draw(turnstile: TurnstileApi, place: ChallengePlace, signal: AbortSignal): Promise<unknown> {
    const { container, onChallenge } = place;
    const { language } = options.config.get();
    return new Promise((resolve, reject) => {
      const failWith = (why: string) => () => {
        reject(new BotCheckUnavailable(why));
      };
      const id = turnstile.render(container, {
        sitekey: requireSiteKey(options),
        action: botCheckSettings(options.config).action,
        language,
        theme: themeOf(container),
        size: container.clientWidth < widthOfWideForm ? "compact" : "flexible",
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
    async token(place, signal) {
      const turnstile = await load();
      if (signal.aborted) throw signal.reason as Error;
      return draw(turnstile, place, signal);
    },
  };
};
