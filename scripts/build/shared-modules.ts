import { fileURLToPath } from "node:url";
import { componentFile } from "./names";

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = (relative: string) => root + relative;

/** The modules from which each shared chunk is made, with what only they import: chunk → source files. */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  // The chunk of every page: all others may import it. It is first, so that no other chunk has a module of it. It does
  // not import React (decision 38).
  main: [
    path("src/entries/main.ts"),
    path("src/utils/list-of.ts"),
    path("src/platform/media.ts"),
    // The check of the addresses of pictures, for services as for what shows them.
    path("src/utils/image-address.ts"),
    // The bot check needs it, and the data layer, which would load the login with it.
    path("src/platform/globals.ts"),
    // What reads the log for authors needs it on pages without live tables too.
    path("src/live-casino/list-name.ts"),
  ],
  // What makes elements of widgets, and all primitives that several widgets of one page use (decision 26). The carousel
  // needs `motion` before its slider.
  ui: [
    path("src/element/define-element.ts"),
    path("src/widget-kit/index.ts"),
    path("src/ui/index.ts"),
    path("src/ui/theme/motion.ts"),
    path("src/ui/dialog/index.ts"),
    path("src/widget-kit/rich-text/index.ts"),
    path("src/platform/in-view.ts"),
    // The date picker, tours and panels share these. The tour's button reads the configured tours before a tour starts.
    path("src/config/tour-description.ts"),
    path("src/services/tour-elements.ts"),
    path("src/platform/viewport-box.ts"),
    path("src/platform/observers.ts"),
  ],
  // Every definition that needs the account needs its area too.
  network: [path("src/account/account.ts"), path("src/account/area/index.ts")],
  "live-casino": [
    path("src/services/live-casino.ts"),
    path("src/live-casino/table-id.ts"),
    path("src/account/area/game-calls.ts"),
  ],
  sockjs: [path("src/gamification/stomp/sockjs.ts")],
  gamification: [
    path("src/services/gamification.ts"),
    // What notifications have in common with panels. A page with notifications alone loads no panels.
    path("src/gamification/entities/award-link.ts"),
    ...["achievements", "awards"].map((name) => path(`src/gamification/calls/${name}.ts`)),
    ...["award-state", "award-times", "entity", "opt-in"].map((name) =>
      path(`src/gamification/schema/states/${name}.ts`),
    ),
  ],
  // What only scripts of pages call.
  "http-client": [path("src/http-client/index.ts"), path("src/account/area/site-calls.ts")],
  // Without React: the first picture is requested before React is there.
  bonus: [path("src/services/bonus.ts")],
  "bonus-cards": [path("src/widget-kit/bonus/index.ts")],
  // After the chunks of primitives that it imports.
  "gamification-panels": [
    path("src/services/panels.ts"),
    path("src/widget-kit/gamification/index.ts"),
    path("src/element/useChunk.ts"),
    // What several panels import beside the kit would be a chunk of its own, and one more request.
    ...[
      "on-date",
      "participation",
      "place",
      "progress",
      "rank-texts",
      "readable-name",
      "reward-ranks",
      "reward-text",
      "reward-value",
      "running-contest",
      "schedule-text",
      "state-texts",
    ].map((name) => path(`src/gamification/entities/${name}.ts`)),
    ...["competitions", "files", "instant-wins", "messages", "rewards"].map((name) =>
      path(`src/gamification/calls/${name}.ts`),
    ),
    path("src/ui/progress/index.ts"),
    // The toasts of messages. Notifications have their own copy (module-copies.ts).
    path("src/ui/toast/index.ts"),
    // The messages panel and the hub count unread messages together.
    path("src/widget-kit/messages/index.ts"),
    // What the hub needs at once, and is too large for its own chunk.
    path("widgets/gamification-hub/hub-details.ts"),
    // The simulation writes instants too: without this line, messages would load the code for authors.
    path("src/gamification/schema/wire-instant.ts"),
    ...["entity-names", "or-nothing", "read-all-pages", "rewards-of-entities"].map((name) =>
      path(`src/gamification/panels/${name}.ts`),
    ),
  ],
  "calls-by-name": [path("src/gamification/by-name.ts")],
  slider: [path("src/ui/carousel/slider.ts")],
  // Loaded where an author looks, and by the inspector.
  "author-checks": [path("src/inspector/page-mistakes.ts"), path("src/platform/contrast.ts")],
  // Driver.js and the popover come with each tour: one request, and one digest less in the loader for each.
  tour: [path("src/services/tour.tsx"), path("src/ui/tour/index.ts"), path("src/ui/tour/driver.ts")],
  // Both parts of the inspector are shown as soon as it opens. After the tour, which it reads.
  inspector: [path("src/inspector/inspector.ts"), path("src/inspector/inspector-page.ts")],
  // What only pages in English load (decision 40).
  english: [path("src/i18n/english-tables.ts")],
  authoring: [path("src/services/authoring.ts")],
  // Loaded when the login modal opens. What the modal needs too is in the chunk of the modal.
  "widget-login-modal": [path(componentFile("vetrina-login-modal"))],
  login: [path("src/account/area/login.ts"), path("src/account/bot-check/index.ts")],
  // What only one widget needs of the account area.
  "widget-open-bets": [path(componentFile("vetrina-open-bets")), path("src/account/area/open-bets.ts")],
  nickname: [
    path("widgets/balance-header/nickname.ts"),
    ...["nickname-call", "write-nickname"].map((name) => path(`src/account/area/${name}.ts`)),
  ],
};
