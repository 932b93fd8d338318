import { run } from "./install.mjs";

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  run("npx", [
    "chromatic",
    "--build-script-name=build-storybook",
    "--only-changed",
    "--exit-zero-on-changes",
  ]);
} else {
  console.log("Chromatic was skipped: CHROMATIC_PROJECT_TOKEN is not set.");
}
