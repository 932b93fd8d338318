import css from "./details.css?inline";
import memberCss from "./member.css?inline";

/* What the hub shows a member beside its sections. It is a chunk of its own, so that the first section does not wait. */
export { MemberLine } from "./MemberLine";
export { OptOutSwitch } from "./OptOutSwitch";
export { UnreadCount } from "./UnreadCount";

export const styles = [memberCss, css];
