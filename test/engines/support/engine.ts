import type { ConsoleMessages } from "../../browser/support/chromium";
import type { EnginePage } from "./page";

/** Properties of a visitor: screen size, touch, user agent and time zone. */
export interface Visitor {
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
  readonly userAgent?: string;
  readonly timeZone?: string;
}

export interface EngineCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly domain: string;
  readonly secure: boolean;
  readonly sameSite?: string | undefined;
  /** Expiry in seconds since 1970. */
  readonly expires?: number | undefined;
}

/** A new visitor with an open tab. */
export interface EngineVisit {
  readonly page: EnginePage;
  openTab(url: string): Promise<EnginePage>;
  /** Waits for a tab that the page has opened. */
  nextTab(): Promise<EnginePage>;
  tabs(): Promise<number>;
  /** Sets the width of the first tab's window in pixels. */
  setWidth(width: number): Promise<void>;
  /** Cookies of the first tab's page. */
  cookies(): Promise<readonly EngineCookie[]>;
  /** Console messages and errors of the first tab, if the engine reports them. */
  consoleMessages(): Promise<ConsoleMessages>;
  close(): Promise<void>;
}

export interface Engine {
  /** Markup that the engine needs in the head of each test page. */
  readonly head: (nonce: string) => string;
  visit(url: string, visitor: Visitor): Promise<EngineVisit>;
  close(): Promise<void>;
}

export const engineName = process.env.VETRINA_ENGINE === "webkit" ? "webkit" : "firefox";

/** Starts the browser of this vitest project. */
export async function launchEngine(): Promise<Engine> {
  if (engineName === "webkit") return (await import("../../webkit/support/engine")).launchWebKit();
  return (await import("../../firefox/support/engine")).launchFirefox();
}
