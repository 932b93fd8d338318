import { execFile, spawn } from "node:child_process";
import { copyFileSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { strToU8, zipSync } from "fflate";
import { artifact, classPath, javaFolder } from "./maven";
import { aemNodeTypes } from "./packages";

const execute = promisify(execFile);

/**
 * Bundles of Sling Starter 12 that these tests leave out: Maven Central lacks the first two, and these tests
 * do not need the others, which slow the start down.
 */
const leftOut =
  /healthcheck|caconfig|jsp\.taglib|groovy|thymeleaf|attoparser|unbescape|ognl|freemarker|composum|slingshot|starter\.content|sling\.hc|installer\.hc|sightly\.repl|pdfbox|fontbox|jempbox|tika-parsers|jcr\.maintenance/;

interface Feature {
  id: string;
  bundles: (string | { readonly id: string })[];
  [part: string]: unknown;
}

/** Feature of Sling Starter without the omitted bundles, and with AEM's node types. */
async function writeFeature(scratch: string): Promise<string> {
  const file = await artifact(
    "org.apache.sling:org.apache.sling.starter:12:slingosgifeature:oak_tar",
    scratch,
  );
  const feature = JSON.parse(readFileSync(file, "utf8")) as Feature;
  feature.id = "vetrina.test:sling:slingosgifeature:1";
  feature.bundles = feature.bundles.filter(
    (bundle) => !leftOut.test(typeof bundle === "string" ? bundle : bundle.id),
  );
  delete feature["feature-internal-data:JSON|false"];
  delete feature["assembled-features:ARTIFACTS|TRANSIENT"];
  const statements = [feature["repoinit:TEXT|true"]].flat().join("\n");
  const nodeTypes = await aemNodeTypes(scratch);
  feature["repoinit:TEXT|true"] = `register nodetypes\n<<===\n${nodeTypes}\n===>>\n${statements}`;
  const own = join(scratch, "feature.json");
  writeFileSync(own, JSON.stringify(feature));
  return own;
}

const manifest = `Manifest-Version: 1.0
Bundle-ManifestVersion: 2
Bundle-SymbolicName: vetrina.test.stand-ins
Bundle-Version: 1.0.0
Import-Package: javax.script,org.apache.sling.api,org.apache.sling.api.resource,org.apache.sling.api.wrappers,org.apache.sling.scripting.api
Service-Component: OSGI-INF/stand-ins.xml
`;

const component = `<?xml version="1.0" encoding="UTF-8"?>
<scr:component xmlns:scr="http://www.osgi.org/xmlns/scr/v1.3.0" name="vetrina.test.StandIns">
  <implementation class="vetrina.test.StandIns"/>
  <service><provide interface="org.apache.sling.scripting.api.BindingsValuesProvider"/></service>
  <property name="javax.script.name" value="sightly"/>
</scr:component>
`;

/** Bundle with replacements for the parts of AEM that Sling lacks. */
async function writeStandIns(scratch: string, file: string): Promise<void> {
  const libraries = await classPath("stand-ins", scratch);
  await execute(process.env.JAVAC_PATH ?? "javac", [
    "--release",
    "11",
    "-cp",
    libraries,
    "-d",
    scratch,
    join(javaFolder, "StandIns.java"),
  ]);
  const content = {
    "META-INF/MANIFEST.MF": strToU8(manifest),
    "OSGI-INF/stand-ins.xml": strToU8(component),
    "vetrina/test/StandIns.class": new Uint8Array(readFileSync(join(scratch, "vetrina/test/StandIns.class"))),
  };
  writeFileSync(file, zipSync(content));
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const url = server.address();
      const port = typeof url === "object" && url ? url.port : 0;
      server.close(() => {
        resolve(port);
      });
    });
  });

export interface Sling {
  /** Sends a request as administrator. */
  ask(path: string, options?: RequestInit): Promise<Response>;
  /** Stores a form as the dialog of AEM does, by Sling's POST servlet. */
  store(path: string, fields: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/** Starts Sling, with the replacements and the packages that its installer finds in a folder. */
export async function startSling(scratch: string, packages: readonly string[]): Promise<Sling> {
  const install = join(scratch, "install");
  mkdirSync(install, { recursive: true });
  for (const file of packages) copyFileSync(file, join(install, basename(file)));
  const port = await freePort();
  const libraries = await classPath("sling", scratch);
  const feature = await writeFeature(scratch);
  await writeStandIns(scratch, join(install, "stand-ins.jar"));
  const settings = [`org.osgi.service.http.port=${port}`, `sling.fileinstall.dir=${install}`];
  const java = spawn("java", [
    "--add-opens",
    "java.base/java.lang=ALL-UNNAMED",
    "-cp",
    libraries,
    "org.apache.sling.feature.launcher.impl.Main",
    "-f",
    feature,
    "-p",
    join(scratch, "home"),
    "-c",
    join(scratch, "cache"),
    ...settings.flatMap((setting) => ["-D", setting]),
  ]);
  const log = createWriteStream(join(scratch, "sling.log"));
  java.stdout.pipe(log);
  java.stderr.pipe(log);
  const ended = new Promise<void>((resolve) => java.once("exit", () => resolve()));
  const authorization = `Basic ${Buffer.from("admin:admin").toString("base64")}`;
  const ask = (path: string, { headers, ...options }: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...options,
      headers: { authorization, ...(headers as Record<string, string>) },
    });
  return {
    ask,
    async store(path, fields) {
      const body = new URLSearchParams({ _charset_: "utf-8", ...fields });
      const answer = await ask(path, { method: "POST", body });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    },
    async close() {
      java.kill();
      await ended;
    },
  };
}
