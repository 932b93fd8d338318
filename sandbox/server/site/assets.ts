import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context";
import { faceNames, faceSheet, fontFaces, fontFiles, fontsPrefix, faceRule } from "./fonts";

const cacheControl = "public, max-age=3600";

function serveFonts(app: FastifyInstance, context: SandboxContext): void {
  for (const face of faceNames) {
    const rules = [...(context.fonts ? [fontFaces(face)] : []), faceRule(face)];
    app.get(faceSheet(face), (_, reply) =>
      reply.header("cache-control", cacheControl).type("text/css").send(rules.join("\n")),
    );
    for (const { name, path } of fontFiles(face)) {
      // The game page is on another origin and loads these fonts with the site's style sheet.
      const headers = { "cache-control": cacheControl, "access-control-allow-origin": "*" };
      app.get(fontsPrefix + name, (_, reply) =>
        reply.headers(headers).type("font/woff2").send(readFileSync(path)),
      );
    }
  }
}

/** Serves images, documents, scripts and fonts of the demo site. */
export async function serveAssets(app: FastifyInstance, context: SandboxContext): Promise<void> {
  serveFonts(app, context);
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL("./assets/", import.meta.url)),
    prefix: "/assets/",
    index: false,
    maxAge: "1h",
    suppressWarning: true,
    decorateReply: false,
  });
}
