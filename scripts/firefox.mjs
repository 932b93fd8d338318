import { buildWhatIsMissing, installFirefox, installPackages, run } from "./install.mjs";

installPackages();
process.env.FIREFOX_PATH = installFirefox();
buildWhatIsMissing();
run(process.env.FIREFOX_PATH, ["--version"]);
run("npx", ["vitest", "run", "--project", "firefox", ...process.argv.slice(2)]);
