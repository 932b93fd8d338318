import { readOptions } from "./bench-options.mjs";
import { buildWhatIsMissing, installChromium, installPackages, run } from "./install.mjs";

// Options are read first, so that help and error messages do not wait for an installation and a build.
readOptions();
installPackages();
process.env.CHROMIUM_PATH = installChromium();
buildWhatIsMissing();
run(process.execPath, ["--import", "tsx", "test/bench/run.ts", ...process.argv.slice(2)]);
