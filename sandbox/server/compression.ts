import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const brotli = (content: Buffer, quality: number) =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Encodings by preference. `once` is slow and small, `each` is for content that is sent only once. */
const encodings = {
  br: { once: (content: Buffer) => brotli(content, 11), each: (content: Buffer) => brotli(content, 5) },
  gzip: {
    once: (content: Buffer) => gzipAsync(content, { level: 9 }),
    each: (content: Buffer) => gzipAsync(content, { level: 6 }),
  },
} as const;

type Encoding = keyof typeof encodings;

/** The preferred encoding that a request accepts; undefined sends the content as it is. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? "").split(",").map((each) => each.trim().split(/\s*;\s*/));
  return (["br", "gzip"] as const).find((encoding) =>
    accepted.some(
      ([name, weight = "q=1"]) => name?.toLowerCase() === encoding && !/^q=0(\.0*)?$/.test(weight),
    ),
  );
}

const known = new Map<string, Promise<Buffer>>();

/** Compresses content that does not change: each content once in this process. */
export function compressOnce(content: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash("sha256").update(content).digest("base64")}`;
  const compressed = known.get(key) ?? encodings[encoding].once(content);
  known.set(key, compressed);
  return compressed;
}

/**
 * Compresses the texts of a built library, so that no visitor waits for it. Other content is compressed at its first use.
 *
 * @returns the compressed files
 */
export async function precompress(distDir: string): Promise<readonly string[]> {
  const folders = ["", "vetrina/resources/", "docs/", "docs/en/"].filter((each) =>
    existsSync(join(distDir, each)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(join(distDir, folder))
      .filter((name) => /\.(js|css|html|svg)$/.test(name))
      .map((name) => folder + name),
  );
  await Promise.all(
    files.flatMap((file) => {
      const content = readFileSync(join(distDir, file));
      return [compressOnce(content, "br"), compressOnce(content, "gzip")];
    }),
  );
  return files;
}

const isText = (type: unknown) =>
  /^(text\/|application\/(javascript|json)|image\/svg\+xml)/.test(String(type));

/** Answers of services are never stored; they are left alone, so that tests see their bytes. */
const isStored = (reply: FastifyReply) => reply.getHeader("cache-control") !== "no-store";

function bytesOf(payload: unknown): Promise<Buffer> | Buffer {
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return Buffer.from(payload);
  return buffer(payload as Readable);
}

/**
 * Compresses the texts of the demo site, as a CMS's web server does. Files have a validator and are compressed once. A
 * page has a nonce and is compressed each time.
 */
export function compressTexts(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (reply.statusCode === 304 || reply.statusCode === 206) reply.header("vary", "accept-encoding");
    if (
      !payload ||
      reply.statusCode === 206 ||
      !isStored(reply) ||
      !isText(reply.getHeader("content-type"))
    ) {
      return payload;
    }
    reply.header("vary", "accept-encoding");
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (!encoding) return payload;
    // A file's answer to HEAD has an empty body, whose length is not that of the file.
    if (request.method === "HEAD" && !Buffer.isBuffer(payload) && typeof payload !== "string") {
      reply.header("content-encoding", encoding).removeHeader("content-length");
      return payload;
    }
    const content = await bytesOf(payload);
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return reply.hasHeader("etag") ? compressOnce(content, encoding) : encodings[encoding].each(content);
  });
}
