import { useLayoutEffect } from "react";
import { useConfig } from "../../src/services";
import { holdStyles } from "./root-styles";

/** Google's own rule for it. */
const hiddenBadge = ".grecaptcha-badge { visibility: hidden; }";

/** reCAPTCHA's badge is the page's, not the dialog's: it stays hidden as long as the widget is in the page. */
export function useHiddenBadge(): void {
  const { badge } = useConfig().botCheck;
  useLayoutEffect(() => (badge === "hidden" ? holdStyles(document, hiddenBadge) : undefined), [badge]);
}
