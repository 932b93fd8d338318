import { shortName } from "../../../clientlibs/describe";
import { docsFiles } from "../../../clientlibs/docs";
import type { SearchEntry } from "../../../clientlibs/docs/script/find";
import { catalogue } from "../../../widgets/catalogue";
import { testSource } from "./source";

/** The widgets that the queries of the tests mean. Another widget may have a name that is searched for. */
const names = [
  "achievements",
  "awards",
  "balance-header",
  "bonus-carousel",
  "bonus-detail",
  "competitions",
  "date-picker",
  "files",
  "gamification-hub",
  "instant-win",
  "leaderboard",
  "live-casino-card",
  "live-casino-lobby",
  "login-modal",
  "messages",
  "missions",
  "notifications",
  "open-bets",
  "products",
  "responsible-gaming",
  "rewards",
  "rules",
  "tour",
];
const widgets = catalogue.filter((definition) => names.includes(shortName(definition)));

/** The files of the author documentation by their paths. */
export const docsPages = new Map(
  (await docsFiles(testSource(widgets))).map(({ path, content }) => [path, String(content)]),
);

const readIndex = (path: string) =>
  JSON.parse((docsPages.get(path) ?? "").replace(/^globalThis\.vetrinaSearch=|;\n$/g, "")) as SearchEntry[];

/** The search index of the Italian pages, and of the English ones. */
export const index = readIndex("search.js");
export const english = readIndex("en/search.js");
