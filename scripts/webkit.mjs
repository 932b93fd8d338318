import { buildWhatIsMissing, findWebKitDriver, installPackages, installWebKit, run } from "./install.mjs";

installPackages();
installWebKit();
buildWhatIsMissing();
run(findWebKitDriver(), ["--version"]);
run("npx", ["vitest", "run", "--project", "webkit", ...process.argv.slice(2)]);
