import { useLayoutEffect } from "react";
import { holdStyles } from "./root-styles";
import { useBotCheckSettings } from "./useBotCheckSettings";

/** Google's own rule for it. */
const hiddenBadge = ".grecaptcha-badge { visibility: hidden; }";

/** reCAPTCHA's badge is the page's, not the dialog's: it stays hidden as long as the widget is in the page. */
export function useHiddenBadge(): void {
  const { badge } = useBotCheckSettings();
  useLayoutEffect(() => (badge === "hidden" ? holdStyles(document, hiddenBadge) : undefined), [badge]);
}
