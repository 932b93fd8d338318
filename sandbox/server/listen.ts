import type { FastifyInstance } from "fastify";

/** A port that somebody else listens on. */
export class PortTakenError extends Error {
  override readonly name = "PortTakenError";
  constructor(readonly port: number) {
    super(`port ${port} is taken`);
  }
}

const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === "EADDRINUSE";

/** Listens on every address of `localhost`, and on no other; gives the origin to print and to visit. */
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
