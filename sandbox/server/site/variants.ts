import type { TimeZone } from "../../../src/time/clock";
import { botCheckNames } from "./bot-check";
import { faceNames } from "./fonts";

const names = ["language", "tz", "session", "mode", "loader", "preload", "csp", "bot", "face", "disabled"];

const choose = <Choice extends string>(choices: readonly Choice[], value: string | null) =>
  choices.find((choice) => choice === value);

/** Options that the query of any page can set. Other parameters, such as `action=logout`, are left to the library. */
export type Variants = Readonly<ReturnType<typeof readVariants>>;

/** @param query the query of the page's URL */
export function readVariants(query: URLSearchParams) {
  return {
    /** `language=en` */
    language: choose(["it", "en"], query.get("language")) ?? "it",
    /**
     * `tz=Europe/Vatican`. Any string is accepted, so that a test can check the error message for a wrong
     * one.
     */
    timeZone: (query.get("tz") as TimeZone | null) ?? undefined,
    /** `session=required` */
    sessionRequired: query.get("session") === "required",
    /** `mode=stateless`, `mode=legacy` */
    mode: choose(["auto", "stateless", "legacy"], query.get("mode")),
    /** `loader=off` leaves the library out. */
    loader: query.get("loader") !== "off",
    /** `preload=1` prints the built `modulepreload` links of the page's widgets. */
    preload: query.get("preload") === "1",
    /** `csp=strict` sends the policy of security row S06, `csp=trusted-types` that of S08 as well. */
    csp: choose(["strict", "trusted-types"], query.get("csp")),
    /** `bot=turnstile-asking`: the bot check of the login. */
    bot: choose(botCheckNames, query.get("bot")) ?? "sandbox",
    /** `face=wide`: replaces the site's own typeface. */
    face: choose(faceNames, query.get("face")),
    /** `disabled=tag,tag` */
    disabled: (query.get("disabled") ?? "").split(",").filter((tag) => tag !== ""),
  };
}

/** The variants in a query, as names and values, so that a form can keep them. */
export function variantsIn(query: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  return [...query].filter(([name]) => names.includes(name));
}
