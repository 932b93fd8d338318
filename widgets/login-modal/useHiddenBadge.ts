import { useLayoutEffect } from "react";
import { addSheets } from "../../src/platform/style-sheets";
import { useBotCheckSettings } from "./useBotCheckSettings";

/** The rule that Google documents. */
const hiddenBadge = ".grecaptcha-badge { visibility: hidden; }";

/** Hides reCAPTCHA's badge while the widget is in the page: the badge is in the document, not in the dialog. */
export function useHiddenBadge(): void {
  const { badge } = useBotCheckSettings();
  useLayoutEffect(() => (badge === "hidden" ? addSheets(document, [hiddenBadge]) : undefined), [badge]);
}
