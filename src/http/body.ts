/** Maximum size of a response in bytes (S24). */
export const maxBodySize = 1_000_000;

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

async function readText(response: Response, limit: number, tooLarge: () => BodyTooLarge): Promise<string> {
  const text = await response.text();
  if (text.length > limit) throw tooLarge();
  return text;
}

/**
 * Reads the body as text.
 * @throws BodyTooLarge as soon as it is known that the body has more than `limit` bytes
 */
export async function readBody(response: Response, limit = maxBodySize): Promise<string> {
  const tooLarge = () => new BodyTooLarge(`the response is larger than ${limit} bytes`);
  if (Number(response.headers.get("content-length")) > limit) {
    // A failed cancellation is ignored: it only saves data, and the caller gets the error below.
    response.body?.cancel().catch(() => undefined);
    throw tooLarge();
  }
  // Responses of a polyfill have no `body`, so they are read as a whole.
  if (!response.body) return readText(response, limit, tooLarge);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.byteLength;
    if (received > limit) {
      // A failed cancellation is ignored: it only saves data, and the caller gets the error below.
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
