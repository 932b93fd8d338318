import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const lastInstall = `${root}/node_modules/.package-lock.json`;

/** Runs a command in the project's folder, its output on this terminal; where it fails, what it said is the message. */
export function run(command, args, options = {}) {
  try {
    execFileSync(command, args, { cwd: root, stdio: "inherit", ...options });
  } catch {
    console.error(`\n"${[command, ...args].join(" ")}" failed; its message is above.`);
    process.exit(1);
  }
}

/** Installs the packages of the lock file, unless the last install was of this very one. */
export function installPackages() {
  const isInstalled =
    existsSync(lastInstall) && statSync(lastInstall).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs;
  if (!isInstalled) run("npm", ["ci", "--no-audit", "--no-fund"]);
}

const browserNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function onPath(name) {
  return (process.env.PATH ?? "")
    .split(":")
    .map((folder) => `${folder}/${name}`)
    .find((file) => existsSync(file));
}

/** Where a Chromium is: `CHROMIUM_PATH`, or one of the usual names on the path. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? browserNames.map(onPath).find(Boolean);
}

/** Finds a Chromium, or installs Debian's. */
export function installChromium() {
  const found = findChromium();
  if (found) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, "apt-get", ...args];
    run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  };
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", "chromium");
  const installed = findChromium();
  if (!installed) throw new Error("no Chromium found: install one, or say where it is in CHROMIUM_PATH");
  return installed;
}
