import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import type { Sandbox } from "../../sandbox/server";
import { publicHost } from "./bench";

const isText = (type: string) => /^text\/|json|javascript|svg/.test(type);

const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Headers that are specific to a connection, or that compression changes. */
const droppedHeaders = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "transfer-encoding",
]);

/**
 * A proxy for a site and its services that compresses their texts, as a CMS's web server does. Each text is compressed
 * once.
 */
export async function serveCompressed({
  siteUrl,
  accountUrl,
}: Pick<Sandbox, "siteUrl" | "accountUrl">): Promise<{ readonly url: string; close(): void }> {
  const known = new Map<string, Buffer>();
  const compressed = (content: Buffer) => {
    const key = content.toString("latin1");
    const result = known.get(key) ?? brotli(content);
    known.set(key, result);
    return result;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/" } = request;
    const upstream = await fetch((url.startsWith("/api/") ? accountUrl : siteUrl) + url);
    const content = Buffer.from(await upstream.arrayBuffer());
    const headers = Object.fromEntries([...upstream.headers].filter(([name]) => !droppedHeaders.has(name)));
    const isCompressed = isText(upstream.headers.get("content-type") ?? "");
    const body = isCompressed ? compressed(content) : content;
    response.writeHead(upstream.status, {
      ...headers,
      ...(isCompressed && { "content-encoding": "br" }),
      "content-length": body.length,
    });
    response.end(body);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://${publicHost}:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
