import type { ServicePath } from "../../http/service-url";
import * as v from "../../utils/valibot";
import { inBothModes } from "../calls";
import { tokenSchema } from "../fields";
import type { AreaConnection } from "./connection";

/** Response of the service that returns a token for the gamification platform. */
const schema = v.object({
  jwtToken: tokenSchema,
  /** The member's active entities by kind, as the service sent them. */
  modelCount: v.optional(v.unknown()),
  /** The member's currency, as the service sent it. */
  currencyKey: v.optional(v.unknown()),
});

export type MemberToken = v.InferOutput<typeof schema>;

/** Requests a token from the configured service. @throws as `AccountCalls.send` does */
export const askMemberToken = (
  { calls, session }: AreaConnection,
  service: ServicePath,
): Promise<MemberToken> =>
  calls.send({
    endpoints: inBothModes({ method: "GET", path: service }),
    schema,
    isBare: true,
    signal: session.signal(),
  });
