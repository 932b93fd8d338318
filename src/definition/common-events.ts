import type { EventKinds } from "./events";

/** Events that the library sends on every page, independent of its widgets. */
export const commonEvents = {
  "vetrina:ready": { detail: { version: "string" } },
  "vetrina:widget-ready": { detail: { tag: "string" } },
  "vetrina:login-request": {
    cancelable: true,
    detail: [
      {
        view: ["login"],
        reason: ["user", "page", "required", "logout", "ended", "expired", "balance"],
      },
      { view: ["refresh"] },
    ],
  },
  "vetrina:session-change": {
    detail: [
      { status: ["logged-in"], reason: ["login", "other-tab"] },
      { status: ["logged-out"], reason: ["logout", "expired", "balance", "registry", "ended"] },
    ],
  },
  "vetrina:session-refresh": { detail: {} },
  "vetrina:gamification-opt": { detail: { optedOut: "boolean" } },
  "vetrina:tour-start": { detail: { id: "string", version: "string" } },
  "vetrina:tour-step": {
    detail: { id: "string", version: "string", position: "number", count: "number", title: "string" },
  },
  "vetrina:tour-end": {
    detail: {
      id: "string",
      version: "string",
      how: ["finished", "cancelled", "stopped", "nothing-to-show"],
    },
  },
  "vetrina:error": { detail: { code: "string", error: "Error", tag: "string?" } },
} as const satisfies EventKinds;

export type CommonEvents = typeof commonEvents;
