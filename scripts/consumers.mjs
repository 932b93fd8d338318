import { buildWhatIsMissing, installChromium, installPackages, run } from "./install.mjs";

installPackages();
process.env.CHROMIUM_PATH = installChromium();
buildWhatIsMissing();
run("npx", ["vitest", "run", "--project", "consumers", ...process.argv.slice(2)]);
