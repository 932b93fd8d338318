import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const kilobytes = (content: Uint8Array) => content.length / 1000;

/** The size of a file in KB (1000 bytes) after gzip 9. */
export const gzipped = (content: string | Uint8Array): number => kilobytes(gzipSync(content, { level: 9 }));

/** The size of a file in KB (1000 bytes) after brotli 11. */
export const brotlied = (content: string | Uint8Array): number =>
  kilobytes(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
