import { buildWhatIsMissing, installPackages, installWebKit, run } from "./install.mjs";

installPackages();
installWebKit();
buildWhatIsMissing();
run("npx", ["vitest", "run", "--project", "webkit", ...process.argv.slice(2)]);
