// @vitest-environment node
import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startSandbox } from "./start";

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

describe("texts of the demo site", () => {
  it("are sent in the encoding that the browser takes", async () => {
    const { siteUrl } = await startSandbox();
    const plain = await receive(siteUrl);
    const brotli = await receive(siteUrl, { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await receive(siteUrl, { "accept-encoding": "gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body).toString()).toContain("</html>");
    expect(gunzipSync(gzip.body).toString()).toContain("</html>");
    expect(brotli.headers.vary).toContain("accept-encoding");
  });

  it("have one validator for all encodings", async () => {
    const { siteUrl } = await startSandbox();
    const { headers } = await receive(`${siteUrl}/vetrina.js`, { "accept-encoding": "br" });
    const again = await receive(`${siteUrl}/vetrina.js`, {
      "accept-encoding": "gzip",
      "if-none-match": headers.etag ?? "",
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

it("pictures and answers of services are sent as they are", async () => {
  const { siteUrl } = await startSandbox();
  for (const path of ["/assets/bonus/wheel-mobile.webp", "/calendario.getIpAddress.json"]) {
    const { status, headers } = await receive(siteUrl + path, { "accept-encoding": "br" });
    expect([status, headers["content-encoding"]], path).toEqual([200, undefined]);
  }
});
