// @vitest-environment node
import { writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, compressOnce, precompress } from "../../../sandbox/server/compression";
import { fakeDist, startSandbox } from "./start";

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request that does not decode the answer, as `fetch` does. */
const receive = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Received>((resolve, reject) => {
    get(url, { headers }, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
        reject,
      );
    }).on("error", reject);
  });

const chunk = "/vetrina/resources/main-0a1b2c.js";
const texts = ["/", "/nessuna", "/vetrina.js", "/vetrina.css", chunk, "/vetrina/resources/manifest.json"];

describe("texts of the demo site", () => {
  it.each(texts)("%s is sent in the encoding that the browser takes", async (path) => {
    const { siteUrl } = await startSandbox();
    const plain = await receive(siteUrl + path);
    const brotli = await receive(siteUrl + path, { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await receive(siteUrl + path, { "accept-encoding": "gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers, body, status } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe("accept-encoding");
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers["cache-control"]).toBe(plain.headers["cache-control"]);
      expect(headers.etag).toBe(plain.headers.etag);
      expect(status).toBe(plain.status);
    }
  });

  it.each(texts)("%s: the answer to HEAD has the length of the answer to GET, or none", async (path) => {
    const { siteUrl } = await startSandbox();
    const accepting = { "accept-encoding": "br" };
    const { body } = await receive(siteUrl + path, accepting);
    const { headers } = await fetch(siteUrl + path, { method: "HEAD", headers: accepting });
    expect(headers.get("content-encoding")).toBe("br");
    expect([null, String(body.length)]).toContain(headers.get("content-length"));
  });

  it.each(["/vetrina.js", chunk])("%s has one validator for all encodings", async (path) => {
    const { siteUrl } = await startSandbox();
    const { headers } = await receive(siteUrl + path, { "accept-encoding": "br" });
    const again = await receive(siteUrl + path, {
      "accept-encoding": "gzip",
      "if-none-match": headers.etag ?? "",
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.vary).toBe("accept-encoding");
  });

  it("are sent as they are to a browser that takes a part of a file", async () => {
    const { siteUrl } = await startSandbox();
    const { status, headers, body } = await receive(siteUrl + chunk, {
      "accept-encoding": "br",
      range: "bytes=0-5",
    });
    expect([status, headers["content-encoding"], body.toString()]).toEqual([206, undefined, "export"]);
    expect(headers.vary).toBe("accept-encoding");
  });
});

it("pictures and answers of services are sent as they are", async () => {
  const { siteUrl } = await startSandbox();
  for (const path of ["/assets/bonus/wheel-mobile.webp", "/calendario.getIpAddress.json"]) {
    const { status, headers } = await receive(siteUrl + path, { "accept-encoding": "br" });
    expect([status, headers["content-encoding"]], path).toEqual([200, undefined]);
  }
});

it.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip;q=0, deflate", undefined],
  ["br;q=0.000, gzip;q=0.5", "gzip"],
  ["GZIP, BR ; q=0.1", "br"],
])("Accept-Encoding %j chooses %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it("content is compressed once", async () => {
  const first = compressOnce(Buffer.from("export const once = true;"), "br");
  expect(compressOnce(Buffer.from("export const once = true;"), "br")).toBe(first);
  expect(compressOnce(Buffer.from("export const once = true;"), "gzip")).not.toBe(first);
  expect(brotliDecompressSync(await first).toString()).toBe("export const once = true;");
});

it("all texts of the library are compressed before the first visit", async () => {
  const distDir = fakeDist();
  writeFileSync(join(distDir, "vetrina", "resources", "main-0a1b2c.js.map"), "{}");
  expect([...(await precompress(distDir))].sort()).toEqual([
    "vetrina.css",
    "vetrina.js",
    "vetrina/resources/main-0a1b2c.js",
  ]);
});
