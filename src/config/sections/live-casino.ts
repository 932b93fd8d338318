import { integer, list, text, url } from "../../definition/kinds";

const provider = { feedUrl: url(), launchUrl: url() };

/** The lobby feeds and launch URLs of the live casino. */
export const liveCasinoDescription = {
  playtech: provider,
  evolution: provider,
  imageOrigins: list({ default: [] }),
  pollIntervalMs: integer({ default: 10_000, min: 1000 }),
  timeoutMs: integer({ default: 8000, min: 1 }),
  fields: {
    token: text({ default: "token" }),
    gameId: text({ default: "gameId" }),
    network: text({ default: "network" }),
  },
} as const;
