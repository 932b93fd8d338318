import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { launchChromium, newVisitor, recordConsole } from "../browser/support/chromium";

const root = fileURLToPath(new URL("../..", import.meta.url));

const project = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** Versions of packages that the project itself uses. */
export const own = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, project.dependencies[name] ?? project.devDependencies[name] ?? "*"]),
  );

/** Peers that the README lists for applications with elements. */
export const peers = own("react", "react-dom", "@nanostores/react", "keen-slider");

/** A small application outside the project. */
export interface Consumer {
  readonly folder: string;
  /** Runs a program of an installed package. @returns its output */
  run(program: string, ...args: readonly string[]): string;
  remove(): void;
}

/** Creates an application that installs the packed package and, from the registry, other packages. */
export function createConsumer(
  packages: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, string>>,
): Consumer {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "vetrina-consumer-"));
  const execute = (cwd: string, program: string, args: readonly string[]) =>
    execFileSync(program, args, {
      cwd,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
  const [packed] = JSON.parse(
    execute(join(root, "dist/npm"), "npm", ["pack", "--json", "--offline", "--pack-destination", folder]),
  ) as [{ filename: string }];
  const manifest = {
    name: "app",
    private: true,
    type: "module",
    dependencies: { vetrina: `file:${packed.filename}`, ...packages },
  };
  for (const [file, source] of Object.entries({ ...sources, "package.json": JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  execute(folder, "npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]);
  return {
    folder,
    run: (program, ...args) => execute(folder, join("node_modules", ".bin", program), args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface Opened {
  readonly errors: readonly string[];
  /** State of each date picker. */
  readonly states: readonly (string | null)[];
  /** HTML of the page as the server sent it. */
  readonly served: string;
}

/** Serves the files of a folder on a free port. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  return { url: await server.listen({ port: 0 }), close: () => server.close() };
}

/** Serves a folder and opens its page in Chromium. Resolves when a widget is ready. */
export async function openBuilt(folder: string): Promise<Opened> {
  const { url, close } = await serveFolder(folder);
  const browser = await launchChromium();
  try {
    const page = await (await newVisitor(browser)).newPage();
    const { errors } = recordConsole(page);
    const answer = await page.goto(url);
    const pickers = page.locator("vetrina-date-picker");
    await page.locator('vetrina-date-picker[data-state="ready"]').waitFor();
    const states = await Promise.all((await pickers.all()).map((each) => each.getAttribute("data-state")));
    return { errors, states, served: (await answer?.text()) ?? "" };
  } finally {
    await browser.close();
    await close();
  }
}
