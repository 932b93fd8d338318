import type { Overheard } from "../../browser/support/chromium";
import type { EnginePage } from "./page";

/** What a visitor brings along: the size of the screen, what the browser calls itself, where the device is. */
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
  /** Seconds since 1970. */
  readonly expires?: number | undefined;
}

/** A fresh visitor with a first tab. */
export interface EngineVisit {
  readonly page: EnginePage;
  openTab(address: string): Promise<EnginePage>;
  /** Waits for a tab that the page has opened by itself. */
  nextTab(): Promise<EnginePage>;
  tabs(): Promise<number>;
  /** Makes the window of the first tab so many pixels wide. */
  setWidth(width: number): Promise<void>;
  /** Those that the first tab's page can have. */
  cookies(): Promise<readonly EngineCookie[]>;
  /** What the first tab has said in its console and has thrown, as far as the engine tells it. */
  overheard(): Promise<Overheard>;
  close(): Promise<void>;
}

export interface Engine {
  /** Printed in the head of each page of a test: what the engine needs there. */
  readonly head: (nonce: string) => string;
  visit(address: string, visitor: Visitor): Promise<EngineVisit>;
  close(): Promise<void>;
}

export const engineName = process.env.VETRINA_ENGINE === "webkit" ? "webkit" : "firefox";

/** Starts the browser of this vitest project. */
export async function launchEngine(): Promise<Engine> {
  if (engineName === "webkit") return (await import("../../webkit/support/engine")).launchWebKit();
  return (await import("../../firefox/support/engine")).launchFirefox();
}
