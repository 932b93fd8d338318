import css from "./details.css?inline";
import memberCss from "./member.css?inline";
import arrowsCss from "./tab-arrows.css?inline";

/* What the hub shows a member beside its sections. */
export { MemberLine } from "./MemberLine";
export { OptOutSwitch } from "./OptOutSwitch";
export { TabArrows } from "./TabArrows";
export { UncoveredFocus } from "./UncoveredFocus";
export { UnknownSections } from "./UnknownSections";
export { UnreadCount } from "./UnreadCount";

export const detailsStyles = [memberCss, arrowsCss, css];
