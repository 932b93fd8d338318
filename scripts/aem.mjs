import { buildWhatIsMissing, installChromiumShell, installJava, installPackages, run } from "./install.mjs";

installPackages();
process.env.CHROMIUM_PATH = installChromiumShell();
installJava();
buildWhatIsMissing();
run("java", ["-version"]);
run("npx", ["vitest", "run", "--project", "aem", ...process.argv.slice(2)]);
