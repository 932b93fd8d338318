import { accountPaths, type Model } from "../../../../sandbox/model";
import { basic, bearer, type CallParts, describedSender, sender, statelessCall } from "./wire";

/** The contract of one call of the account area in one mode. */
export interface Row {
  readonly name: string;
  readonly mode: "legacy" | "stateless";
  /** The parts of a valid call for a player's token. In stateless mode, that mode's headers are added. */
  readonly parts: (token: string, model: Model) => CallParts;
  /** The complete body of the answer. */
  readonly answer: unknown;
  /** The credentials that the call needs. */
  readonly credentials: readonly ("authorization" | "x-jwt")[];
}

const enveloped = (result: unknown) => ({ statusCode: 200, result });

type Common = Omit<Row, "name" | "mode">;

/** The rows of a path that serves both modes. */
const both = (name: string, common: Common): readonly Row[] => [
  { name, mode: "legacy", ...common },
  { name, mode: "stateless", ...common },
];

const forBearer = (rest: Omit<CallParts, "headers">, result: unknown): Common => ({
  parts: (token) => ({ headers: bearer(token), ...rest }),
  answer: enveloped(result),
  credentials: ["authorization"],
});

const balance = { balance: 1234.5, currency: "EUR" };
const noSelfExclusion = { active: false, from: null, until: null, billCode: "" };
const nicknames = [{ siteId: "1", nickname: "giulia_demo", providerId: "vetrina" }];
const renamed = [{ siteId: "1", nickname: "Giulia-2026", providerId: "vetrina" }];
const session = { sessionId: "s1" };

/** The shape of the sandbox's tokens. */
const tokenShape = /^eyJ[\w-]+\.eyJ[\w-]+\.simulated-[\w-]+$/;

/** Every row of specification section 7.1 that needs a player or the credentials of a service. */
export const rows = (matching: (shape: RegExp) => unknown, bets: unknown): readonly Row[] => [
  { name: `GET ${accountPaths.balance}`, mode: "legacy", ...forBearer({ query: describedSender }, balance) },
  { name: `GET ${accountPaths.statelessBalance}`, mode: "stateless", ...forBearer({}, balance) },
  ...both(`GET ${accountPaths.inbox}`, forBearer({ query: describedSender }, { numberMessage: 3 })),
  ...both(
    `GET ${accountPaths.nickname}`,
    forBearer({ query: { ...sender, ...session, siteId: "1" } }, { nicknames }),
  ),
  ...both(
    `POST ${accountPaths.nickname}`,
    forBearer(
      { body: { ...describedSender, ...session, siteId: "1", nickname: "Giulia-2026" } },
      { nicknames: renamed },
    ),
  ),
  ...both(
    `POST ${accountPaths.productEnable}`,
    forBearer({ body: { ...describedSender, ...session, productId: "bingo" } }, { enabled: true }),
  ),
  ...both(`POST ${accountPaths.gameSession}`, {
    parts: (token, model) => ({
      headers: { ...basic(model.basic.gameSession), "x-jwt": token },
      body: describedSender,
    }),
    answer: enveloped({ token: matching(tokenShape) }),
    credentials: ["authorization", "x-jwt"],
  }),
  {
    name: `POST ${accountPaths.verifyToken}`,
    mode: "legacy",
    parts: (token) => ({ headers: bearer(token), body: { ...sender, tokenSession: token } }),
    answer: enveloped({ valid: true }),
    credentials: ["authorization"],
  },
  { name: `GET ${accountPaths.verifyToken}`, mode: "stateless", ...forBearer({}, { valid: true }) },
  ...both(`GET ${accountPaths.checkToken}`, forBearer({}, { valid: true })),
  ...both(`POST ${accountPaths.refresh}`, {
    parts: (token) => ({ headers: bearer(token), body: { jwt: token } }),
    answer: { token: matching(tokenShape) },
    credentials: ["authorization"],
  }),
  ...both(`POST ${accountPaths.ssoToken}`, {
    parts: (token, model) => ({ headers: basic(model.basic.ssoToken), body: { token } }),
    answer: { token: matching(tokenShape) },
    credentials: ["authorization"],
  }),
  {
    name: `GET ${accountPaths.registry}`,
    mode: "legacy",
    parts: (token) => ({ headers: bearer(token), query: describedSender }),
    answer: { vivochaJwt: matching(tokenShape) },
    credentials: ["authorization"],
  },
  {
    name: `GET ${accountPaths.registry}`,
    mode: "stateless",
    parts: (token) => ({ headers: bearer(token) }),
    answer: { vivochaJwt: matching(tokenShape) },
    credentials: ["authorization"],
  },
  { name: `GET ${accountPaths.selfExclusion}`, mode: "legacy", ...forBearer({}, noSelfExclusion) },
  {
    name: `GET ${accountPaths.statelessSelfExclusion}`,
    mode: "stateless",
    ...forBearer({}, noSelfExclusion),
  },
  {
    name: `GET ${accountPaths.gamePauses}`,
    mode: "legacy",
    ...forBearer({ query: { permanenti: "false" } }, { breaks: [] }),
  },
  {
    name: `GET ${accountPaths.statelessGamePauses}`,
    mode: "stateless",
    ...forBearer({ query: { permanenti: "false" } }, { breaks: [] }),
  },
  ...both(`GET ${accountPaths.openBets}`, {
    parts: (token) => ({ query: { tokenJWT: token } }),
    answer: enveloped({ bets }),
    credentials: [],
  }),
];

/** The complete call of a row. */
export function callOf({ mode, parts }: Row, token: string, model: Model): CallParts {
  const call = parts(token, model);
  return mode === "legacy" ? call : { ...call, headers: { ...call.headers, ...statelessCall } };
}
