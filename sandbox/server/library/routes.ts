import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context";
import { pathOf } from "../requests";
import { readSiteStyle } from "../site/styles";
import { isLoader, isStyle, plainLibrary, resourcesPrefix } from "./addresses";
import { longCacheKey } from "./files";

const hashedName = /-[0-9a-z]{8}\.(js|css)$/;

const cacheOf = (path: string) =>
  hashedName.test(path) ? "public, max-age=31536000, immutable" : "no-cache";

/** Sends a text that browsers keep but ask for again. */
function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  content: Buffer | string,
) {
  const etag = `"${longCacheKey(content)}"`;
  reply.header("cache-control", "no-cache").header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(content);
}

/** Files may be used from other origins, as on a site whose assets have a host of their own. */
const openToAll = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

/** The chunks, below each of the addresses that the library has. */
async function serveResources(app: FastifyInstance, { library }: SandboxContext): Promise<void> {
  for (const prefix of [resourcesPrefix, plainLibrary.resources]) {
    await app.register(fastifyStatic, {
      root: library.resources,
      prefix,
      index: false,
      cacheControl: false,
      suppressWarning: true,
      decorateReply: false,
      setHeaders(reply, path) {
        reply.header("cache-control", cacheOf(path));
        for (const [name, value] of Object.entries(openToAll)) reply.header(name, value);
      },
    });
  }
}

/** The library and the site's style sheet under AEM's client-library addresses; the library also as in `dist`. */
export async function serveLibrary(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { library } = context;
  await serveResources(app, context);
  app.get(plainLibrary.loader, (request, reply) => {
    const loader = library.loader();
    return loader ? sendRevalidated(request, reply, "text/javascript", loader) : reply.callNotFound();
  });
  app.get(plainLibrary.reservedBoxes, (request, reply) =>
    sendRevalidated(request, reply, "text/css", library.reservedBoxes()),
  );
  app.get("/etc.clientlibs/*", (request, reply) => {
    const path = pathOf(request);
    reply.headers(openToAll);
    const loader = isLoader(path) ? library.loader() : undefined;
    if (loader) return sendRevalidated(request, reply, "text/javascript", loader);
    if (isStyle(path)) return sendRevalidated(request, reply, "text/css", readSiteStyle(context));
    return reply.callNotFound();
  });
}
