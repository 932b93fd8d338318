import type { FastifyInstance } from "fastify";

/** Another process already listens on the port. */
export class PortTakenError extends Error {
  override readonly name = "PortTakenError";
  constructor(readonly port: number) {
    super(`port ${port} is taken`);
  }
}

const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === "EADDRINUSE";

/**
 * Listens on the addresses of `localhost` only.
 *
 * @returns the server's origin
 * @throws PortTakenError if another process listens on the port
 */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    await app.listen({ port, host: "localhost" });
  } catch (error) {
    throw isTaken(error) ? new PortTakenError(port) : error;
  }
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://localhost:${address.port}`;
}
