import { dialogStyles } from "../../src/ui/dialog";
import memberCss from "./member.css?inline";
import sheetCss from "./sheet.css?inline";

/* The parts after the first section, as a separate chunk: the member's line, the sheet, and components that render
   nothing. */
export { HubSheet } from "./HubSheet";
export { MemberLine } from "./MemberLine";
export { UnknownSections } from "./UnknownSections";

export const styles = [dialogStyles, memberCss, sheetCss];
