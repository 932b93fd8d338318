import { boundedText } from "../../../utils/bounded-text";
import { stringifyJson } from "../../../utils/json";
import type { Frame } from "./frame";

/** Each part of an ERROR frame is cut to this length before it is searched (S24, S26). */
const maxPartLength = 600;

/** The broker sent an ERROR frame. Its message is cut to a length that can be shown (S19). */
export class BrokerError extends Error {
  override readonly name = "BrokerError";
  /** The beginnings of the message, the body and all headers, in which the client searches for the reason. */
  readonly words: string;

  constructor({ headers, body }: Pick<Frame, "headers" | "body">) {
    super(boundedText(headers.message ?? body));
    this.words = [headers.message, body, stringifyJson(headers)]
      .map((part) => boundedText(part, maxPartLength))
      .join("\n");
  }
}
