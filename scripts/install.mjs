import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const lastInstall = `${root}/node_modules/.package-lock.json`;

const execute = (command, args, options = {}) =>
  execFileSync(command, args, { cwd: root, stdio: "inherit", ...options });

/** Runs a command in the project's folder, its output on this terminal; where it fails, what it said is the message. */
export function run(command, args, options) {
  try {
    execute(command, args, options);
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

const browsers = {
  chromium: {
    variable: "CHROMIUM_PATH",
    names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    debianPackage: "chromium",
  },
  chromiumShell: {
    variable: "CHROMIUM_SHELL_PATH",
    names: ["chromium-headless-shell", "chrome-headless-shell"],
    debianPackage: "chromium-headless-shell",
  },
  firefox: { variable: "FIREFOX_PATH", names: ["firefox-esr", "firefox"], debianPackage: "firefox-esr" },
  webKitDriver: {
    variable: "WEBKIT_DRIVER_PATH",
    names: ["WebKitWebDriver"],
    debianPackage: "webkit2gtk-driver",
  },
  xvfb: { variable: "XVFB_PATH", names: ["Xvfb"], debianPackage: "xvfb" },
};

function onPath(name) {
  return (process.env.PATH ?? "")
    .split(":")
    .map((folder) => `${folder}/${name}`)
    .find((file) => existsSync(file));
}

function find({ variable, names }) {
  return process.env[variable] ?? names.map(onPath).find(Boolean);
}

function aptGet(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  const [command, ...rest] = [...asRoot, "apt-get", ...args];
  execute(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

/**
 * Finds a browser, or installs Debian's.
 *
 * @param options of `apt-get install`
 */
function install(browser, ...options) {
  const found = find(browser);
  if (found) return found;
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", ...options, browser.debianPackage);
  const installed = find(browser);
  if (!installed) {
    throw new Error(
      `no ${browser.debianPackage} found: install one, or say where it is in ${browser.variable}`,
    );
  }
  return installed;
}

/** Where a Chromium is: `CHROMIUM_PATH`, or one of the usual names on the path. */
export const findChromium = () => find(browsers.chromium);

/**
 * Where the whole browser is, when `CHROMIUM_PATH` may name the headless shell, which has no back/forward cache:
 * `CHROMIUM_WHOLE_PATH`, or one of the usual names on the path.
 */
export const findWholeChromium = () =>
  process.env.CHROMIUM_WHOLE_PATH ?? browsers.chromium.names.map(onPath).find(Boolean) ?? findChromium();

/** Finds a Chromium, or installs Debian's. */
export const installChromium = () => install(browsers.chromium);

/**
 * Finds Chromium's headless shell, or installs Debian's: the same engine without a browser's windows around it, which
 * takes half the time. The whole browser stands in for it where there is none.
 */
export function installChromiumShell() {
  try {
    return install(browsers.chromiumShell);
  } catch {
    return installChromium();
  }
}

/** Where a Firefox is: `FIREFOX_PATH`, or one of the usual names on the path. */
export const findFirefox = () => find(browsers.firefox);

/** Finds a Firefox, or installs Debian's extended support release. */
export const installFirefox = () => install(browsers.firefox);

/** The program that drives WebKitGTK: `WEBKIT_DRIVER_PATH`, or the one on the path. */
export const findWebKitDriver = () => find(browsers.webKitDriver);

/** The screen in memory that WebKitGTK needs: `XVFB_PATH`, or the one on the path. */
export const findXvfb = () => find(browsers.xvfb);

/** WebKitGTK's own small browser: `MINIBROWSER_PATH`, or Debian's, whose folder is named after the machine's kind. */
export function findMiniBrowser() {
  const ofDebian = readdirSync("/usr/lib").map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
  return process.env.MINIBROWSER_PATH ?? ofDebian.find((file) => existsSync(file));
}

/** Finds WebKitGTK with its driver and a screen in memory, or installs Debian's, without packages that bring fonts. */
export function installWebKit() {
  install(browsers.xvfb, "--no-install-recommends");
  install(browsers.webKitDriver, "--no-install-recommends");
}

/** Builds `dist`, unless it is there. */
export function buildWhatIsMissing() {
  if (!existsSync(`${root}/dist/vetrina.js`)) run("npm", ["run", "--silent", "build"]);
}
