import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const lastInstall = `${root}/node_modules/.package-lock.json`;

const execute = (command, args, options = {}) =>
  execFileSync(command, args, { cwd: root, stdio: "inherit", ...options });

/** Runs a command in the project's folder. Its output goes to this terminal. Ends this process if the command fails. */
export function run(command, args, options) {
  try {
    execute(command, args, options);
  } catch {
    console.error(`\n"${[command, ...args].join(" ")}" failed; see its output above.`);
    process.exit(1);
  }
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Runs `npm ci`, unless the last install is newer than the lock file. Does nothing if `node_modules` is a
 * symbolic link: `npm ci` would empty the link's target, which belongs to somebody else.
 */
export function installPackages() {
  if (isLink(`${root}/node_modules`)) return;
  const isInstalled =
    existsSync(lastInstall) && statSync(lastInstall).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs;
  if (!isInstalled) run("npm", ["ci", "--no-audit", "--no-fund"]);
}

const programs = {
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
  javac: { variable: "JAVAC_PATH", names: ["javac"], debianPackage: "default-jdk-headless" },
  maven: { variable: "MAVEN_PATH", names: ["mvn"], debianPackage: "maven" },
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
 * Finds a program, or installs its Debian package.
 *
 * @param options more options of `apt-get install`
 * @returns the path of the program
 */
function install(program, ...options) {
  const found = find(program);
  if (found) return found;
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", ...options, program.debianPackage);
  const installed = find(program);
  if (!installed) {
    throw new Error(
      `${program.debianPackage} was not found: install it, or set ${program.variable} to its path`,
    );
  }
  return installed;
}

/** The path of Chromium: `CHROMIUM_PATH`, or the first common name on the PATH. */
export const findChromium = () => find(programs.chromium);

/**
 * The path of the full browser: `CHROMIUM_WHOLE_PATH`, or the first common name on the PATH. `CHROMIUM_PATH` may name
 * the headless shell, which has no back/forward cache.
 */
export const findWholeChromium = () =>
  process.env.CHROMIUM_WHOLE_PATH ?? programs.chromium.names.map(onPath).find(Boolean) ?? findChromium();

/** Finds Chromium, or installs Debian's package. */
export const installChromium = () => install(programs.chromium);

/**
 * Finds Chromium's headless shell, or installs Debian's package. The shell is the same engine without a
 * window system and takes half the time. If it is not available, the function falls back to the full browser.
 */
export function installChromiumShell() {
  try {
    return install(programs.chromiumShell);
  } catch {
    return installChromium();
  }
}

/**
 * Finds both Chromium browsers, or installs Debian's packages. Tests use the shell, or the full browser if
 * the shell lacks a feature such as the back/forward cache. `CHROMIUM_PATH` and `CHROMIUM_WHOLE_PATH`
 * override the paths.
 *
 * @returns the environment variables with both paths, for the tests
 */
export const installChromiums = () => ({
  // `CHROMIUM_PATH` is not read first, because it may contain the path of the shell.
  CHROMIUM_WHOLE_PATH: findWholeChromium() ?? installChromium(),
  CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? installChromiumShell(),
});

/** The path of Firefox: `FIREFOX_PATH`, or the first common name on the PATH. */
export const findFirefox = () => find(programs.firefox);

/** Finds Firefox, or installs Debian's extended support release. */
export const installFirefox = () => install(programs.firefox);

/**
 * The path of the WebDriver server of WebKitGTK: `WEBKIT_DRIVER_PATH`, or the path of the server on the PATH.
 */
export const findWebKitDriver = () => find(programs.webKitDriver);

/**
 * The path of the virtual display that WebKitGTK needs: `XVFB_PATH`, or the path of the display on the PATH.
 */
export const findXvfb = () => find(programs.xvfb);

/**
 * The path of WebKitGTK's MiniBrowser: `MINIBROWSER_PATH`, or the path in Debian, where the folder is named
 * after the CPU type.
 */
export function findMiniBrowser() {
  const debianPaths = readdirSync("/usr/lib").map(
    (folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`,
  );
  return process.env.MINIBROWSER_PATH ?? debianPaths.find((file) => existsSync(file));
}

/** Finds WebKitGTK, its driver and a virtual display, or installs Debian's packages, without the recommended fonts. */
export function installWebKit() {
  install(programs.xvfb, "--no-install-recommends");
  install(programs.webKitDriver, "--no-install-recommends");
}

/** Finds the Java compiler and Maven, or installs Debian's packages. */
export function installJava() {
  install(programs.javac, "--no-install-recommends");
  install(programs.maven, "--no-install-recommends");
}

/** Builds `dist` if it does not exist. */
export function buildWhatIsMissing() {
  if (!existsSync(`${root}/dist/vetrina.js`)) run("npm", ["run", "--silent", "build"]);
}

const wordPressPrograms = ["php-cli", "php-mysql", "mariadb-server-core", "mariadb-client-core"];
/**
 * Debian packages with WordPress, its Italian translation, a theme, and the files to which Debian's WordPress
 * links.
 */
const wordPressFiles = [
  "wordpress",
  "wordpress-l10n",
  "wordpress-theme-twentytwentythree",
  "libjs-cropper",
  "libjs-underscore",
  "php-getid3",
];

/**
 * Finds PHP, MariaDB and WordPress, or installs Debian's packages. The WordPress package is only unpacked,
 * because installing it would start a web server on this machine.
 *
 * @returns the folder of WordPress: `VETRINA_WORDPRESS`, or a folder in the user's cache
 */
export function installWordPress() {
  if (!onPath("php") || !existsSync("/usr/sbin/mariadbd")) {
    aptGet("update", "-qq");
    aptGet("install", "-y", "-qq", "--no-install-recommends", ...wordPressPrograms);
  }
  if (process.env.VETRINA_WORDPRESS) return process.env.VETRINA_WORDPRESS;
  const cache = `${process.env.XDG_CACHE_HOME ?? `${homedir()}/.cache`}/vetrina-wordpress`;
  const folder = `${cache}/usr/share/wordpress`;
  if (existsSync(`${folder}/wp-load.php`)) return folder;
  aptGet("update", "-qq");
  const downloads = mkdtempSync(`${tmpdir()}/vetrina-wordpress-`);
  execute("apt-get", ["download", "-qq", ...wordPressFiles], { cwd: downloads });
  mkdirSync(cache, { recursive: true });
  for (const file of readdirSync(downloads)) execute("dpkg-deb", ["-x", `${downloads}/${file}`, cache]);
  rmSync(downloads, { recursive: true });
  return folder;
}
