import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context";
import { pathOf } from "../requests";
import { readSiteStyle } from "../site/styles";
import { longCacheKey } from "./files";
import { isLoader, isStyle, plainLibrary, resourcesPrefix } from "./urls";

const hashedName = /-[0-9a-z]{6,8}\.(js|css)$/;

const immutable = "public, max-age=31536000, immutable";

const cacheOf = (path: string) => (hashedName.test(path) ? immutable : "no-cache");

/**
 * Sends content that browsers revalidate at each use, or never if its URL contains the content's key. The
 * validator is weak because it is the same for all encodings.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  content: Buffer | string,
) {
  const key = longCacheKey(content);
  const etag = `W/"${key}"`;
  const isKeyed = pathOf(request).includes(`.lc-${key}-lc.`);
  reply.header("cache-control", isKeyed ? immutable : "no-cache").header("etag", etag);
  // The header `if-none-match` may contain a list.
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(content);
}

/** Other origins may use the files, because a site may have a separate host for assets. */
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

/**
 * Serves the library and the site's style sheet at AEM's client-library URLs, and the library also at its
 * paths in `dist`.
 */
export async function serveLibrary(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { library } = context;
  await serveResources(app, context);
  app.get(plainLibrary.loader, (request, reply) => {
    const loader = library.loader();
    return loader ? sendCached(request, reply, "text/javascript", loader) : reply.callNotFound();
  });
  app.get(plainLibrary.reservedBoxes, (request, reply) =>
    sendCached(request, reply, "text/css", library.reservedBoxes()),
  );
  app.get("/etc.clientlibs/*", (request, reply) => {
    const path = pathOf(request);
    reply.headers(crossOriginHeaders);
    const loader = isLoader(path) ? library.loader() : undefined;
    if (loader) return sendCached(request, reply, "text/javascript", loader);
    if (isStyle(path)) return sendCached(request, reply, "text/css", readSiteStyle(context));
    return reply.callNotFound();
  });
}
