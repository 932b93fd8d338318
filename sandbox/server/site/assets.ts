import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Pictures and the icon of the demo site; the pictures are drawn by `scripts/demo-images`. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL("./assets/", import.meta.url)),
    prefix: "/assets/",
    index: false,
    maxAge: "1h",
    suppressWarning: true,
    decorateReply: false,
  });
}
