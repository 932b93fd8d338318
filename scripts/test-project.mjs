import {
  buildWhatIsMissing,
  installChromium,
  installChromiumShell,
  installFirefox,
  installJava,
  installPackages,
  installWebKit,
  installWordPress,
  run,
} from "./install.mjs";

/** Installs what the tests of a project need, and returns the command that shows its version. */
const preparations = {
  aem() {
    process.env.CHROMIUM_PATH = installChromiumShell();
    installJava();
    return ["java", "-version"];
  },
  consumers() {
    process.env.CHROMIUM_PATH = installChromium();
  },
  firefox() {
    process.env.FIREFOX_PATH = installFirefox();
    return [process.env.FIREFOX_PATH, "--version"];
  },
  webkit() {
    installWebKit();
  },
  wordpress() {
    process.env.CHROMIUM_PATH = installChromium();
    process.env.VETRINA_WORDPRESS = installWordPress();
    return ["php", "--version"];
  },
};

// Runs the tests of one Vitest project that `npm test` leaves out.
const [project, ...options] = process.argv.slice(2);
if (!Object.hasOwn(preparations, project)) {
  console.error(`Unknown project "${project}". Known projects: ${Object.keys(preparations).join(", ")}.`);
  process.exit(1);
}
installPackages();
const [command, ...args] = preparations[project]() ?? [];
buildWhatIsMissing();
if (command) run(command, args);
run("npx", ["vitest", "run", "--project", project, ...options]);
