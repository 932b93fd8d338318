import { url, list, integer, text } from "../definition/kinds";

const provider = { feed: url(), launch: url() };

/** The lobby feeds and launch URLs of the live casino. */
export const liveCasinoDescription = {
  playtech: provider,
  evolution: provider,
  imageOrigins: list({ default: [] }),
  pollEvery: integer({ default: 10_000, min: 1000 }),
  timeout: integer({ default: 8000, min: 1 }),
  fields: {
    token: text({ default: "token" }),
    gameId: text({ default: "gameId" }),
    network: text({ default: "network" }),
  },
} as const;
