import { buildWhatIsMissing, installChromium, installPackages, installWordPress, run } from "./install.mjs";

installPackages();
process.env.CHROMIUM_PATH = installChromium();
process.env.VETRINA_WORDPRESS = installWordPress();
buildWhatIsMissing();
run("php", ["--version"]);
run("npx", ["vitest", "run", "--project", "wordpress", ...process.argv.slice(2)]);
