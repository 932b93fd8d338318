import type { TimeZone } from "../../../src/time/clock";
import { type BotCheckName, botCheckNames } from "./bot-check";
import { type FaceName, faceNames } from "./fonts";

/** Options that the query of any page can set. Other parameters, such as `action=logout`, are left to the library. */
export interface Variants {
  /** `language=en` */
  readonly language: "it" | "en";
  /** `tz=Europe/Vatican`. Any text is accepted, so that a test can check the error message for a wrong one. */
  readonly timeZone: TimeZone | undefined;
  /** `session=required` */
  readonly sessionRequired: boolean;
  /** `mode=stateless`, `mode=legacy` */
  readonly mode: "auto" | "stateless" | "legacy" | undefined;
  /** `loader=off` leaves the library out. */
  readonly loader: boolean;
  /** `preload=1` prints the built `modulepreload` links of the page's widgets. */
  readonly preload: boolean;
  /** `csp=strict` sends the policy of security row S06, `csp=trusted-types` that of S08 as well. */
  readonly csp: "strict" | "trusted-types" | undefined;
  /** `bot=turnstile-asking`: the bot check of the login. */
  readonly bot: BotCheckName;
  /** `face=wide`: replaces the site's own typeface. */
  readonly face: FaceName | undefined;
  /** `disabled=tag,tag` */
  readonly disabled: readonly string[];
}

const names = ["language", "tz", "session", "mode", "loader", "preload", "csp", "bot", "face", "disabled"];

const choose = <Choice extends string>(choices: readonly Choice[], value: string | null) =>
  choices.find((choice) => choice === value);

/** @param query the query of the page's address */
export function readVariants(query: URLSearchParams): Variants {
  return {
    language: choose(["it", "en"], query.get("language")) ?? "it",
    timeZone: (query.get("tz") as TimeZone | null) ?? undefined,
    sessionRequired: query.get("session") === "required",
    mode: choose(["auto", "stateless", "legacy"], query.get("mode")),
    loader: query.get("loader") !== "off",
    preload: query.get("preload") === "1",
    csp: choose(["strict", "trusted-types"], query.get("csp")),
    bot: choose(botCheckNames, query.get("bot")) ?? "sandbox",
    face: choose(faceNames, query.get("face")),
    disabled: (query.get("disabled") ?? "").split(",").filter((tag) => tag !== ""),
  };
}

/** The variants in a query, as names and values, so that a form can keep them. */
export function variantsIn(query: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  return [...query].filter(([name]) => names.includes(name));
}
