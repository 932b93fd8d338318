import type { ConsoleMessages } from "../../browser/support/chromium";
import { isDemoMistake } from "../../browser/support/demo-mistakes";
import type { Engine, EngineCookie, EngineVisit, Visitor } from "../../engines/support/engine";
import { recordConsole } from "./in-page";
import { webKitPage } from "./page";
import { type Running, startDisplay, startDriver } from "./processes";
import { type Session, startSession } from "./session";

/** Minimum width of MiniBrowser's window, pixels. */
const minWindowWidth = 447;

/** Debian's WebKitGTK on a virtual display. Each visitor has a separate browser. */
export async function launchWebKit(): Promise<Engine> {
  const display = await startDisplay();
  const drivers = new Map<string, Promise<Running & { readonly url: string }>>();

  /** One driver per time zone, because a process has only one zone. */
  function driverIn(timeZone: string) {
    const driver = drivers.get(timeZone) ?? startDriver(display.name, timeZone);
    drivers.set(timeZone, driver);
    return driver;
  }

  return {
    head: (nonce) => `<script nonce="${nonce}">(${recordConsole})()</script>`,
    async visit(url, visitor) {
      const { timeZone = "Europe/Rome", userAgent } = visitor;
      const driver = await driverIn(timeZone);
      return visit(await startSession(driver.url, userAgent), url, visitor);
    },
    async close() {
      for (const driver of drivers.values()) await (await driver).stop();
      await display.stop();
    },
  };
}

interface SentCookie extends Omit<EngineCookie, "expires"> {
  readonly expiry?: number;
}

async function visit(session: Session, url: string, visitor: Visitor): Promise<EngineVisit> {
  const { width = 1280, height = 800 } = visitor;
  const isFramed = width < minWindowWidth;
  const handle = await session.get<string>("window");
  const first = { handle, isFramed };
  const known = new Set([handle]);
  // The browser's toolbar is 38 pixels high.
  const setWidth = async (wanted: number): Promise<void> => {
    await session.post("window/rect", { width: Math.max(wanted, minWindowWidth), height: height + 38 });
  };
  await setWidth(width);
  if (isFramed) await openInFrame(session, url, width, height);
  else await session.post("url", { url: url });
  const page = webKitPage(session, first);
  // Site pages do not include the console recorder in their head, so it starts here.
  await page.evaluate(recordConsole);

  const together = <Result>(commands: () => Promise<Result>) => session.together(first, commands);
  const handles = () => together(() => session.get<readonly string[]>("window/handles"));

  return {
    page,
    async openTab(to) {
      const tab = await together(() => session.post<{ handle: string }>("window/new", { type: "tab" }));
      known.add(tab.handle);
      const opened = webKitPage(session, tab);
      await opened.goto(to);
      return opened;
    },
    async nextTab() {
      for (;;) {
        const next = (await handles()).find((each) => !known.has(each));
        if (next === undefined) continue;
        known.add(next);
        return webKitPage(session, { handle: next });
      }
    },
    setWidth: (wanted) => together(() => setWidth(wanted)),
    tabs: async () => (await handles()).length,
    cookies: async () => {
      const cookies = await together(() => session.get<readonly SentCookie[]>("cookie"));
      return cookies.map(({ expiry, ...cookie }) => ({ ...cookie, expires: expiry }));
    },
    async consoleMessages() {
      const { errors, warnings } = await page.evaluate(
        () => (window as unknown as { consoleMessages: ConsoleMessages }).consoleMessages,
      );
      return { errors, warnings: warnings.filter((line) => !isDemoMistake(line)) };
    },
    close: () => session.end(),
  };
}

/** Opens a page in an iframe that is as narrow as a phone. The outer page does not load the library. */
async function openInFrame(session: Session, url: string, width: number, height: number): Promise<void> {
  await session.post("url", { url: new URL("/test/nothing?loader=off", url).href });
  const script = `
    const [address, width, height, done] = arguments;
    const frame = document.createElement("iframe");
    Object.assign(frame, { width, height, src: address, onload: () => done() });
    frame.style.border = "0";
    document.body.style.margin = "0";
    document.body.replaceChildren(frame);`;
  await session.post("execute/async", { script, args: [url, width, height] });
}
