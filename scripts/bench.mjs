import { buildWhatIsMissing, installChromium, installPackages, run } from "./install.mjs";

installPackages();
process.env.CHROMIUM_PATH = installChromium();
buildWhatIsMissing();
run(process.execPath, ["--import", "tsx", "test/bench/run.ts", ...process.argv.slice(2)]);
