import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { CaseGroup, Contender, Sample } from "../bench";
import { bundlePeers, type Peer } from "../peers/peers";

const dist = new URL("../../../dist/", import.meta.url);
const resources = new URL("vetrina/resources/", dist);

/** Built file of a chunk or of the loader. */
function built(name: string): Buffer {
  if (name === "loader") return readFileSync(new URL("vetrina.js", dist));
  const file = readdirSync(resources).find((each) => each.replace(/-[0-9a-z]{7}\.js$/, "") === name);
  if (!file) throw new Error(`there is no chunk "${name}" in dist`);
  return readFileSync(new URL(file, resources));
}

/** Sizes in kilobytes (1000 bytes). Each file is compressed separately, as it is sent. */
function sizeOf(files: readonly Buffer[]): Sample {
  const total = (compress: (content: Buffer) => Buffer) =>
    files.reduce((sum, content) => sum + compress(content).length, 0) / 1000;
  return {
    "raw KB": total((content) => content),
    "gz KB": total((content) => gzipSync(content, { level: 9 })),
    "br KB": total((content) =>
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ),
    files: files.length,
  };
}

const contender = (name: string, files: readonly Buffer[]): Contender => ({
  name,
  measure: async () => sizeOf(files),
});

const ofVetrina = (name: string, chunks: readonly string[]) => contender(name, chunks.map(built));

const ofPeer = ({ name, script, styleSheet = "" }: Peer) =>
  contender(
    name,
    [script, styleSheet].filter(Boolean).map((text) => Buffer.from(text)),
  );

const core = ["loader", "dependencies", "main"];

/** Sizes of the files that players download. */
export const bytes: CaseGroup = {
  name: "bytes",
  async prepare() {
    const { hello, flatpickr, cally } = await bundlePeers();
    return [
      {
        title: "Bytes before the first widget works",
        note: "built files, gzip 9 and brotli 11, each file separately",
        exact: true,
        contenders: [
          ofPeer(hello),
          ofVetrina("Vetrina: loader, dependencies, main", core),
          ofVetrina(
            "the same without dependencies",
            core.filter((name) => name !== "dependencies"),
          ),
        ],
      },
      {
        title: "Bytes of a date picker",
        note: "Vetrina without the core that all widgets share; peers complete, with their style sheets",
        exact: true,
        references: 2,
        contenders: [
          ofPeer(flatpickr),
          ofPeer(cally),
          ofVetrina("Vetrina: date picker", ["calendar", "widget-date-picker"]),
          ofVetrina("Vetrina: date picker, ui", ["calendar", "widget-date-picker", "ui"]),
        ],
      },
      {
        title: "Bytes of the home page's widgets",
        note: "the login modal, the balance header and what they need beside the core",
        exact: true,
        references: 0,
        contenders: [
          ofVetrina("login modal", ["widget-login-modal"]),
          ofVetrina("balance header", ["widget-balance-header"]),
          ofVetrina("network", ["network"]),
          ofVetrina("ui", ["ui"]),
          ofVetrina("all of the home page", [
            ...core,
            "network",
            "ui",
            "widget-login-modal",
            "widget-balance-header",
          ]),
        ],
      },
    ];
  },
};
