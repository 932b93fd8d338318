import { buildName, folderOfBuild } from "../../distribution/output";
import { demoPassword, demoPlayers } from "../model";
import { createLibrary } from "./library/files";
import { createSandbox, defaultDistDir, defaultPort } from "./index";

const notes: Readonly<Record<string, string>> = {
  "self-exclusion": "autoesclusione",
  "game-pause": "pausa di gioco",
  none: "",
};

function portFromEnvironment(): number {
  const value = process.env.PORT;
  if (value === undefined || value === "") return defaultPort;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_535) return port;
  throw new Error(`PORT is "${value}"; expected a number from 0 to 65534`);
}

function describe(siteUrl: string, accountUrl: string): string {
  const players = demoPlayers.map(({ username, restriction }) => {
    const note = notes[restriction];
    return `    ${username} / ${demoPassword}${note ? `   (${note})` : ""}`;
  });
  return [
    "",
    `  Vetrina demo       ${siteUrl}/`,
    `  Area conto         ${accountUrl}/`,
    "",
    "  Giocatori di prova:",
    ...players,
    "",
    "  Tutti i servizi sono simulati. Ctrl+C per uscire.",
    "",
  ].join("\n");
}

function explain(error: unknown): string {
  const { code, port } = error as { readonly code?: unknown; readonly port?: unknown };
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Stop the process that uses it, or choose another port: PORT=4500 npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const port = portFromEnvironment();
  if (!createLibrary(defaultDistDir).isBuilt()) {
    const command = buildName() === "light" ? "build:light" : "build";
    throw new Error(
      `${folderOfBuild()}/vetrina.js does not exist. Build the library first: npm run ${command}`,
    );
  }
  const sandbox = await createSandbox({ port });
  console.log(describe(sandbox.siteUrl, sandbox.accountUrl));
  const stop = () => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
