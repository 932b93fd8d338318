import { accountPaths, type Model } from "../../../../sandbox/model";
import { basic, bearer, type CallParts, describedSender, sender, statelessCall } from "./wire";

/** The contract of one call of the account area in one mode. */
export interface Row {
  readonly name: string;
  readonly mode: "legacy" | "stateless";
  /** Parts of a valid call with a player's token. Stateless calls also get the headers of their mode. */
  readonly parts: (token: string, model: Model) => CallParts;
  /** Complete body of the response. */
  readonly answer: unknown;
  /** Credentials that the call requires. */
  readonly credentials: readonly ("authorization" | "x-jwt")[];
}

type Common = Omit<Row, "name" | "mode">;

const legacy = (path: string, common: Common): Row => ({ name: path, mode: "legacy", ...common });
const stateless = (path: string, common: Common): Row => ({ name: path, mode: "stateless", ...common });

/** Rows of a path that serves both modes. */
const both = (name: string, common: Common): readonly Row[] => [
  legacy(name, common),
  stateless(name, common),
];

/** A call without a response envelope, with the credentials of a player or of a service. */
const plain = (
  parts: Row["parts"],
  answer: unknown,
  credentials: Row["credentials"] = ["authorization"],
): Common => ({ parts, answer, credentials });

const enveloped = (parts: Row["parts"], result: unknown, credentials?: Row["credentials"]) =>
  plain(parts, { statusCode: 200, result }, credentials);

const forBearer = (rest: Omit<CallParts, "headers">, result: unknown) =>
  enveloped((token) => ({ headers: bearer(token), ...rest }), result);

const balance = { balance: 1234.5, currency: "EUR" };
const noSelfExclusion = { active: false, from: null, until: null, billCode: "" };
const nicknames = [{ siteId: "1", nickname: "giulia_demo", providerId: "vetrina" }];
const renamed = [{ siteId: "1", nickname: "Giulia-2026", providerId: "vetrina" }];
const session = { sessionId: "s1" };

/** Pattern of the sandbox's tokens. */
const tokenShape = /^eyJ[\w-]+\.eyJ[\w-]+\.simulated-[\w-]+$/;

/** Every row of specification section 7.1 that needs a player or the credentials of a service. */
export function rows(matching: (shape: RegExp) => unknown, bets: unknown): readonly Row[] {
  const token = matching(tokenShape);
  const registry = { vivochaJwt: token };
  const named = { ...session, siteId: "1" };
  const pauses = forBearer({ query: { permanenti: "false" } }, { breaks: [] });
  return [
    legacy(`GET ${accountPaths.balance}`, forBearer({ query: describedSender }, balance)),
    stateless(`GET ${accountPaths.statelessBalance}`, forBearer({}, balance)),
    ...both(`GET ${accountPaths.inbox}`, forBearer({ query: describedSender }, { numberMessage: 3 })),
    ...both(`GET ${accountPaths.nickname}`, forBearer({ query: { ...sender, ...named } }, { nicknames })),
    ...both(
      `POST ${accountPaths.nickname}`,
      forBearer({ body: { ...describedSender, ...named, nickname: "Giulia-2026" } }, { nicknames: renamed }),
    ),
    ...both(
      `POST ${accountPaths.productEnable}`,
      forBearer({ body: { ...describedSender, ...session, productId: "bingo" } }, { enabled: true }),
    ),
    ...both(
      `POST ${accountPaths.gameSession}`,
      enveloped(
        (jwt, model) => ({
          headers: { ...basic(model.basic.gameSession), "x-jwt": jwt },
          body: describedSender,
        }),
        { token },
        ["authorization", "x-jwt"],
      ),
    ),
    legacy(
      `POST ${accountPaths.verifyToken}`,
      enveloped((jwt) => ({ headers: bearer(jwt), body: { ...sender, tokenSession: jwt } }), { valid: true }),
    ),
    stateless(`GET ${accountPaths.verifyToken}`, forBearer({}, { valid: true })),
    ...both(`GET ${accountPaths.checkToken}`, forBearer({}, { valid: true })),
    ...both(
      `POST ${accountPaths.refresh}`,
      plain((jwt) => ({ headers: bearer(jwt), body: { jwt } }), { token }),
    ),
    ...both(
      `POST ${accountPaths.ssoToken}`,
      plain((jwt, model) => ({ headers: basic(model.basic.ssoToken), body: { token: jwt } }), { token }),
    ),
    legacy(
      `GET ${accountPaths.registry}`,
      plain((jwt) => ({ headers: bearer(jwt), query: describedSender }), registry),
    ),
    stateless(
      `GET ${accountPaths.registry}`,
      plain((jwt) => ({ headers: bearer(jwt) }), registry),
    ),
    legacy(`GET ${accountPaths.selfExclusion}`, forBearer({}, noSelfExclusion)),
    stateless(`GET ${accountPaths.statelessSelfExclusion}`, forBearer({}, noSelfExclusion)),
    legacy(`GET ${accountPaths.gamePauses}`, pauses),
    stateless(`GET ${accountPaths.statelessGamePauses}`, pauses),
    ...both(
      `GET ${accountPaths.openBets}`,
      enveloped((tokenJWT) => ({ query: { tokenJWT } }), { bets }, []),
    ),
  ];
}

/** Returns the parts of a row's call, with the headers of the row's mode. */
export function callOf({ mode, parts }: Row, token: string, model: Model): CallParts {
  const call = parts(token, model);
  return mode === "legacy" ? call : { ...call, headers: { ...call.headers, ...statelessCall } };
}
