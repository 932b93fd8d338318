import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context";
import { pathOf } from "../requests";
import { readSiteStyle } from "../site/styles";
import { isLoader, isStyle, plainLibrary, resourcesPrefix } from "./addresses";
import { longCacheKey } from "./files";

const hashedName = /-[0-9a-z]{6}\.(js|css)$/;

const cacheOf = (path: string) =>
  hashedName.test(path) ? "public, max-age=31536000, immutable" : "no-cache";

/** Sends content that browsers cache but revalidate at each use. */
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

/** Other origins may use the files, as on a site that has a separate host for assets. */
const crossOriginHeaders = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Serves the chunks in both folders of the library. */
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
        for (const [name, value] of Object.entries(crossOriginHeaders)) reply.header(name, value);
      },
    });
  }
}

/** Serves the library and the site's style sheet at AEM's client-library addresses; the library also at its paths in `dist`. */
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
    reply.headers(crossOriginHeaders);
    const loader = isLoader(path) ? library.loader() : undefined;
    if (loader) return sendRevalidated(request, reply, "text/javascript", loader);
    if (isStyle(path)) return sendRevalidated(request, reply, "text/css", readSiteStyle(context));
    return reply.callNotFound();
  });
}
