import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

const packageFolder = fileURLToPath(
  new URL("../../../node_modules/@fontsource/dejavu-sans/files/", import.meta.url),
);

const headerLength = 12;
const woffHeaderLength = 44;
const entryLength = { woff: 20, ttf: 16 };

/** Font files are aligned to four bytes. */
const aligned = (length: number) => (length + 3) & ~3;

/** Unpacks a WOFF 1 file into the TrueType file that it was made of (W3C WOFF 1.0, section 3). */
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

function writeFonts(): string {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-fonts-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const [fonts, cache] = [join(folder, "fonts"), join(folder, "cache")];
  for (const each of [fonts, cache]) mkdirSync(each);
  for (const file of readdirSync(packageFolder).filter((name) => /-latin-.*\.woff$/.test(name))) {
    writeFileSync(
      join(fonts, file.replace(".woff", ".ttf")),
      unpackWoff(readFileSync(join(packageFolder, file))),
    );
  }
  const configuration = join(folder, "fonts.conf");
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>\n<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
  );
  return configuration;
}

let written: string | undefined;

/**
 * The environment of a browser whose only system font is DejaVu Sans, so that no test depends on a machine's fonts: where
 * there is none, the full Chromium crashes when it draws its own texts.
 */
export function browserFonts(): { readonly FONTCONFIG_FILE: string } {
  written ??= writeFonts();
  return { FONTCONFIG_FILE: written };
}
