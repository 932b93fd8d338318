import css from "./details.css?inline";
import memberCss from "./member.css?inline";

/* What the hub shows a member beside its sections. */
export { HubSheet } from "./HubSheet";
export { MemberLine } from "./MemberLine";
export { UncoveredFocus } from "./UncoveredFocus";
export { UnknownSections } from "./UnknownSections";
export { UnreadCount } from "./UnreadCount";

export const detailsStyles = [memberCss, css];
