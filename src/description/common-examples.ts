import type { Example } from "./widget";

/** An example for a visitor, with the login modal that the element opens. */
export const loggedOutExample = {
  title: { it: "Prima dell’accesso", en: "Logged out" },
  beside: ["vetrina-login-modal"],
  demo: "logged-out",
} as const satisfies Example;
