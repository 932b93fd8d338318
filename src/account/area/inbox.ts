import { createResource, type ResourceControl } from "../../http/resource";
import * as v from "../../utils/valibot";
import { inBothModes } from "../calls";
import { parseAmount } from "../fields";
import { callerFields } from "../sender";
import type { AreaConnection } from "./connection";
import { readBy } from "./lenient";

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

const resultSchema = v.object({
  // A number, or a string that contains a number.
  numberMessage: v.pipe(readBy(parseAmount), v.number(), v.check(isCount)),
});

const endpoints = inBothModes({ method: "GET", path: "inbox", query: callerFields });

/** The number of unread messages. */
export function createInbox(connection: AreaConnection): ResourceControl<number> {
  return createResource(connection, {
    name: "inbox",
    async ask(signal, onRetry) {
      const { numberMessage } = await connection.calls.send({
        endpoints,
        schema: resultSchema,
        signal,
        onRetry,
      });
      return numberMessage;
    },
  });
}
