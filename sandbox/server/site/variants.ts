import type { TimeZone } from "../../../src/time/clock";
import { botCheckNames } from "./bot-check";
import { faceNames } from "./fonts";

const names = ["language", "tz", "session", "mode", "loader", "preload", "csp", "bot", "face", "disabled"];

const choose = <Choice extends string>(choices: readonly Choice[], value: string | null) =>
  choices.find((choice) => choice === value);

/**
 * Options that the query string of any page can set. The library handles other parameters, such as
 * `action=logout`.
 */
export type Variants = Readonly<ReturnType<typeof readVariants>>;

/** @param query the query string of the page's URL */
export function readVariants(query: URLSearchParams) {
  return {
    /** The page's language, such as `language=en`. */
    language: choose(["it", "en"], query.get("language")) ?? "it",
    /**
     * The time zone, such as `tz=Europe/Vatican`. Any string is accepted, so that a test can check the error
     * message for an invalid time zone.
     */
    timeZone: (query.get("tz") as TimeZone | null) ?? undefined,
    /** Whether the page requires a session (`session=required`). */
    sessionRequired: query.get("session") === "required",
    /** The value of `account.mode`, such as `mode=stateless` or `mode=legacy`. */
    mode: choose(["auto", "stateless", "legacy"], query.get("mode")),
    /** Whether the page includes the library; `loader=off` removes it. */
    loader: query.get("loader") !== "off",
    /** Whether the page has the built `modulepreload` links of its widgets (`preload=1`). */
    preload: query.get("preload") === "1",
    /**
     * The Content-Security-Policy: `csp=strict` sends the policy of security row S06, and `csp=trusted-types`
     * adds that of S08.
     */
    csp: choose(["strict", "trusted-types"], query.get("csp")),
    /** The bot check of the login, such as `bot=turnstile-asking`. */
    bot: choose(botCheckNames, query.get("bot")) ?? "sandbox",
    /** The typeface that replaces the site's own, such as `face=wide`. */
    face: choose(faceNames, query.get("face")),
    /** Tags of the elements to disable, as `disabled=tag,tag`. */
    disabled: (query.get("disabled") ?? "").split(",").filter((tag) => tag !== ""),
  };
}

/** The variants in a query, as names and values, so that a form can keep them. */
export function variantsIn(query: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  return [...query].filter(([name]) => names.includes(name));
}
