import { isRecord } from "../../../utils/is-record";
import { readPayload } from "../../../utils/token-claims";

/** The roles in a token of the gamification platform; undefined if it has none. The signature is not verified. */
export function tokenRoles(token: string): readonly unknown[] | undefined {
  const payload = readPayload(token);
  const access = isRecord(payload) && isRecord(payload.resource_access) ? payload.resource_access : {};
  const roles = Object.values(access).flatMap((part) =>
    isRecord(part) && Array.isArray(part.roles) ? (part.roles as readonly unknown[]) : [],
  );
  return roles.length > 0 ? roles : undefined;
}
