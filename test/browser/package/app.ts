import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview, type ResolveOptions } from "vite";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Path of the compiler of TypeScript 7, because its command has the same name as that of TypeScript 6. */
const compiler = join(root, "node_modules/typescript-7/bin/tsc");

/** An application outside the project, in which the package is installed. */
export interface App {
  readonly folder: string;
  /**
   * Errors that TypeScript 7 reports in the application's sources, as `file:line: message`. With
   * `skipLibCheck: false`, they include errors in the types of the packages.
   */
  typeErrors(options: Readonly<Record<string, boolean | string>>): string[];
  /** Builds the application with Vite and serves it with a Content Security Policy. @returns its URL */
  serve(contentSecurityPolicy: string, resolve?: ResolveOptions): Promise<string>;
  remove(): Promise<void>;
}

/** Packs the package as `npm publish` does, and unpacks it where `npm install` would. */
function installPackage(folder: string): void {
  const options = { cwd: join(root, "dist/npm"), encoding: "utf8", stdio: "pipe" } as const;
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--offline", "--pack-destination", folder], options),
  ) as [{ filename: string }];
  const target = join(folder, "node_modules/vetrina");
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", join(folder, packed.filename), "-C", target, "--strip-components=1"]);
}

/** Links the project's own copies of the packages that the application needs. */
function linkPackages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, "node_modules", name)), link);
  }
}

/** Packages of the project that an application of the elements needs. */
export const linkedPackages: readonly string[] = [
  "@nanostores/react",
  "@r2wc/core",
  "@stomp/stompjs",
  "@types/react",
  "@types/react-dom",
  "@types/ws",
  "date-fns-tz",
  "dompurify",
  "driver.js",
  "keen-slider",
  "ky",
  "nanostores",
  "react",
  "react-dom",
  "sockjs-client",
  "valibot",
  "ws",
];

/** @param packages other installed packages */
export function createApp(
  sources: Readonly<Record<string, string>>,
  packages: readonly string[] = linkedPackages,
): App {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "vetrina-app-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
  installPackage(folder);
  linkPackages(folder, packages);
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);
  let close = (): Promise<void> => Promise.resolve();
  return {
    folder,
    typeErrors(options) {
      const files = Object.keys(sources).filter((file) => /\.tsx?$/.test(file));
      const compilerOptions = {
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
        jsx: "react-jsx",
        target: "ES2022",
        ...options,
      };
      writeFileSync(join(folder, "tsconfig.types.json"), JSON.stringify({ compilerOptions, files }));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [compiler, "--project", "tsconfig.types.json", "--pretty", "false"],
        { cwd: folder, encoding: "utf8" },
      );
      if (status !== 0 && stdout === "") throw new Error(`The compiler failed: ${stderr}`);
      // A compiler message may continue in indented lines.
      return stdout
        .split(/\n(?! )/)
        .filter((line) => line.trim() !== "")
        .map((line) => line.replace(/^(.+)\((\d+),\d+\): error /, "$1:$2: "));
    },
    async serve(contentSecurityPolicy, resolve = {}) {
      const options = { root: folder, configFile: false, logLevel: "error", resolve } as const;
      await build(options);
      const server = await preview({
        ...options,
        preview: { port: 0, headers: { "content-security-policy": contentSecurityPolicy } },
      });
      close = () => server.close();
      return server.resolvedUrls?.local[0] ?? "";
    },
    async remove() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
