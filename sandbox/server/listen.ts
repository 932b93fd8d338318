import type { FastifyInstance } from "fastify";

/**
 * Listens on the IP addresses of `localhost` only.
 *
 * @returns the server's origin
 * @throws an error with the code EADDRINUSE if another process listens on the port
 */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ port, host: "localhost" });
  const url = app.server.address();
  if (url === null || typeof url === "string") throw new Error("the server has no port");
  return `http://localhost:${url.port}`;
}
