import { catalogue } from "../widgets/catalogue";

export interface Budget {
  readonly name: string;
  /** Files without their hashes; several may share one budget. */
  readonly files: readonly string[];
  /** The maximum in KB. */
  readonly limit: number;
  /** The maximum in the light build. @default limit */
  readonly light?: number;
}

/** The loader contains a table of all chunks. Each costs this, most of it for a digest, which does not compress. */
const costOfChunk = 0.045;

/**
 * Maximum size of each chunk in KB (1000 bytes) after gzip 9.
 *
 * @param chunks how many chunks the build has
 */
export const chunkBudgets = (chunks: number): readonly Budget[] => [
  { name: "loader", files: ["loader"], limit: 11.75 + costOfChunk * (chunks - 30) },
  { name: "dependencies", files: ["dependencies"], limit: 48.6, light: 9 },
  { name: "main", files: ["main"], limit: 12.7 },
  { name: "network, account area", files: ["network"], limit: 14.8 },
  { name: "login and bot check", files: ["login"], limit: 3.3 },
  { name: "http client, calls of the site", files: ["http-client"], limit: 2.5 },
  { name: "bonus", files: ["bonus"], limit: 7.7 },
  { name: "bonus cards", files: ["bonus-cards"], limit: 3.2 },
  { name: "slider", files: ["slider"], limit: 6.8 },
  { name: "bonus carousel and slider", files: ["widget-bonus-carousel", "slider"], limit: 11 },
  { name: "elements and ui", files: ["ui"], limit: 16.7 },
  { name: "gamification", files: ["gamification"], limit: 19.2 },
  { name: "· client, calls, tabs", files: ["gamification client"], limit: 16.4 },
  { name: "· client and two calls", files: ["gamification of two calls"], limit: 10.5 },
  { name: "gamification panels", files: ["gamification-panels"], limit: 19.6 },
  { name: "calls by name", files: ["calls-by-name"], limit: 2.2 },
  { name: "competition details", files: ["competition-details"], limit: 2.1 },
  { name: "leaderboard, live", files: ["leaderboard-live"], limit: 2.41 },
  { name: "mission steps and map", files: ["mission-steps"], limit: 6.6 },
  { name: "instant win, play", files: ["instant-win-play"], limit: 7.6 },
  { name: "hub agenda", files: ["hub-agenda"], limit: 4.2 },
  { name: "sockjs", files: ["sockjs"], limit: 18 },
  { name: "live casino", files: ["live-casino"], limit: 5.1 },
  { name: "sanitiser", files: ["sanitiser"], limit: 13 },
  { name: "tour with driver.js", files: ["tour"], limit: 15.5 },
  // All texts of the catalogue, for pages in English.
  { name: "English texts", files: ["english"], limit: 18 },
  { name: "nickname", files: ["nickname"], limit: 3.6 },
  { name: "data layer", files: ["data-layer"], limit: 1.2 },
  { name: "page from the disk", files: ["disk"], limit: 0.8 },
  { name: "checks for authors", files: ["author-checks"], limit: 6.4 },
  { name: "inspector", files: ["inspector"], limit: 20.9 },
  { name: "for authors only", files: ["authoring"], limit: 46.8 },
  ...catalogue.map(({ tag, title, budget }) => ({
    name: title.en.toLowerCase(),
    files: [tag.replace("vetrina-", "widget-")],
    limit: budget ?? 0,
  })),
  { name: "vetrina.css", files: ["vetrina.css"], limit: 1 },
];

const core = ["loader", "dependencies", "main"];

/** The scripts of the demo site's home page at a first visit: header, login modal, responsible gaming and bonuses. */
const homePage = [
  ...core,
  ...["network", "ui", "bonus", "bonus-cards"],
  ...["balance-header", "login-modal", "responsible-gaming", "bonus-carousel"].map(
    (name) => `widget-${name}`,
  ),
];

/** Maximum size of the scripts of a page in KB after brotli 11. */
export const pageBudgets: readonly Budget[] = [
  { name: "core", files: core, limit: 65, light: 32 },
  { name: "home page", files: homePage, limit: 120.5, light: 85 },
];
