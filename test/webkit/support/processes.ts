import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { findWebKitDriver, findXvfb } from "../../../scripts/install.mjs";

/** A process for the tests of one file. */
export interface Running {
  stop(): Promise<void>;
}

/** Returns a handle whose `stop` ends the process. The process also ends with the current process. */
export function running(child: ChildProcess): Running {
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // Also ends the process if the worker is terminated.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  return {
    async stop() {
      process.off("exit", kill);
      child.kill();
      await ended;
    },
  };
}

/** Starts a virtual display. Xvfb chooses a free display number. */
export async function startDisplay(): Promise<Running & { readonly name: string }> {
  const command = findXvfb();
  if (!command) throw new Error("Xvfb was not found; `npm run test:webkit` installs it");
  const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error("Xvfb did not start")));
    child.stdio[3]?.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  return { ...running(child), name: `:${number}` };
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const url = server.address();
      server.close(() => resolve(typeof url === "object" && url ? url.port : 0));
    });
  });
}

/**
 * Enables software rendering and disables the process sandbox, which does not start for root and in most
 * containers.
 */
const driverEnvironment = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
};

/** Starts the WebDriver server of WebKitGTK. Its browsers use the given time zone. */
export async function startDriver(
  display: string,
  timeZone: string,
): Promise<Running & { readonly url: string }> {
  const command = findWebKitDriver();
  if (!command) throw new Error("WebKitWebDriver was not found; `npm run test:webkit` installs it");
  const port = await freePort();
  const child = spawn(command, [`--port=${port}`, "--replace-on-new-session"], {
    stdio: "ignore",
    env: { ...process.env, ...driverEnvironment, DISPLAY: display, TZ: timeZone },
  });
  const url = `http://127.0.0.1:${port}`;
  const driver = running(child);
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { ...driver, url };
    await new Promise((later) => setTimeout(later, 50));
  }
  await driver.stop();
  throw new Error("WebKitWebDriver did not start");
}
