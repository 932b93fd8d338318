import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { faceNames, fontFiles } from "../../../sandbox/server/site/fonts";

/** Files of the same fonts as on the sandbox's pages, in a format that can be unpacked. */
const files = faceNames.flatMap(fontFiles).map(({ path }) => path.replace(/\.woff2$/, ".woff"));

/** The family names of some font files contain the weight. */
const weights = { "Inter Medium": "medium", "Inter SemiBold": "semibold" };

const headerLength = 12;
const woffHeaderLength = 44;
const entryLength = { woff: 20, ttf: 16 };

/** Tables in a font file are aligned to four bytes. */
const aligned = (length: number) => (length + 3) & ~3;

/** Unpacks a WOFF 1 file into its original TrueType file (W3C WOFF 1.0, section 3). */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(headerLength + count * entryLength.ttf);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let position = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(woffHeaderLength + index * entryLength.woff);
    const [offset, packedLength, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedLength);
    const table = Buffer.alloc(aligned(length));
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const row = header.subarray(headerLength + index * entryLength.ttf);
    entry.copy(row, 0, 0, 4);
    entry.copy(row, 4, 16, 20);
    row.writeUInt32BE(position, 8);
    row.writeUInt32BE(length, 12);
    tables.push(table);
    position += table.length;
  }
  return Buffer.concat([header, ...tables]);
}

const weightRule = ([family, weight]: readonly [string, string]) => `<match target="scan">
  <test name="family"><string>${family}</string></test>
  <edit name="family" mode="assign"><string>Inter</string></edit>
  <edit name="weight" mode="assign"><const>${weight}</const></edit>
</match>`;

const defaultRule = `<match target="pattern">
  <edit name="family" mode="append"><string>DejaVu Sans</string></edit>
</match>`;

const cacheFolder = fileURLToPath(new URL("../../../.cache/", import.meta.url));

/**
 * Writes the fonts and their configuration, unless another worker or an earlier run has already written them.
 */
function writeFonts(): string {
  const fonts = files.map(
    (file) => [`${basename(file, ".woff")}.ttf`, unpackWoff(readFileSync(file))] as const,
  );
  const rules = [...Object.entries(weights).map(weightRule), defaultRule].join("\n");
  const hash = createHash("sha256").update(rules);
  for (const [, font] of fonts) hash.update(font);
  const folder = join(cacheFolder, `browser-fonts-${hash.digest("hex").slice(0, 8)}`);
  const configuration = join(folder, "fonts.conf");
  if (existsSync(folder)) return configuration;

  mkdirSync(cacheFolder, { recursive: true });
  const path = folder.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const unfinished = mkdtempSync(`${folder}-`);
  mkdirSync(join(unfinished, "fonts"));
  for (const [name, font] of fonts) writeFileSync(join(unfinished, "fonts", name), font);
  writeFileSync(
    join(unfinished, "fonts.conf"),
    `<?xml version="1.0"?>
<fontconfig><dir>${path}/fonts</dir><cachedir>${path}/cache</cachedir>
${rules}
</fontconfig>
`,
  );
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another worker has already created the folder.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return configuration;
}

let written: string | undefined;

/**
 * Environment of a browser whose only system fonts are Inter and DejaVu Sans. No test depends on a machine's
 * fonts, and no text moves because a font loads late. Without any font, the full Chromium crashes when it
 * renders its own texts.
 */
export function browserFonts(): { readonly FONTCONFIG_FILE: string } {
  written ??= writeFonts();
  return { FONTCONFIG_FILE: written };
}
