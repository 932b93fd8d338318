import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installPackages, run } from "./install.mjs";

installPackages();
console.log("Building the library and its documentation: this takes one to three minutes.");
run("npm", ["run", "--silent", process.env.VETRINA_BUILD === "light" ? "build:light" : "build"]);

// The server is started without npm, so that a signal to this process also reaches the server.
const server = spawn(process.execPath, ["--import", "tsx", "sandbox/server/main.ts"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  process.exitCode = code ?? 0;
});
