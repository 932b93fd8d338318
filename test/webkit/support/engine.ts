import type { Overheard } from "../../browser/support/chromium";
import type { Engine, EngineCookie, EngineVisit, Visitor } from "../../engines/support/engine";
import { witness } from "./in-page";
import { webKitPage } from "./page";
import { type Running, startDriver, startScreen } from "./processes";
import { type Session, startSession } from "./session";

/** No window of MiniBrowser is less wide. */
const narrowestWindow = 447;

/** Debian's WebKitGTK on a screen in memory. Each visitor has a browser of its own. */
export async function launchWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const drivers = new Map<string, Promise<Running & { readonly address: string }>>();

  /** One driver for each time zone: a process has one. */
  function driverIn(timeZone: string) {
    const driver = drivers.get(timeZone) ?? startDriver(screen.display, timeZone);
    drivers.set(timeZone, driver);
    return driver;
  }

  return {
    head: (nonce) => `<script nonce="${nonce}">(${witness})()</script>`,
    async visit(address, visitor) {
      const { timeZone = "Europe/Rome", userAgent } = visitor;
      const driver = await driverIn(timeZone);
      return visit(await startSession(driver.address, userAgent), address, visitor);
    },
    async close() {
      for (const driver of drivers.values()) await (await driver).stop();
      await screen.stop();
    },
  };
}

interface SentCookie extends Omit<EngineCookie, "expires"> {
  readonly expiry?: number;
}

async function visit(session: Session, address: string, visitor: Visitor): Promise<EngineVisit> {
  const { width = 1280, height = 800 } = visitor;
  const isFramed = width < narrowestWindow;
  const handle = await session.get<string>("window");
  const first = { handle, isFramed };
  const known = new Set([handle]);
  // The bar at the top takes 38 pixels.
  const setWidth = async (wanted: number): Promise<void> => {
    await session.post("window/rect", { width: Math.max(wanted, narrowestWindow), height: height + 38 });
  };
  await setWidth(width);
  if (isFramed) await openInFrame(session, address, width, height);
  else await session.post("url", { url: address });
  const page = webKitPage(session, first);
  // A page of the site has no witness in its head: this one comes late.
  await page.evaluate(witness);

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
    overheard: () => page.evaluate(() => (window as unknown as { overheard: Overheard }).overheard),
    close: () => session.end(),
  };
}

/** Opens a page in a frame, so that it is as narrow as on a phone. The page around it has nothing of the library. */
async function openInFrame(session: Session, address: string, width: number, height: number): Promise<void> {
  await session.post("url", { url: new URL("/test/nothing?loader=off", address).href });
  const script = `
    const [address, width, height, done] = arguments;
    const frame = document.createElement("iframe");
    Object.assign(frame, { width, height, src: address, onload: () => done() });
    frame.style.border = "0";
    document.body.style.margin = "0";
    document.body.replaceChildren(frame);`;
  await session.post("execute/async", { script, args: [address, width, height] });
}
