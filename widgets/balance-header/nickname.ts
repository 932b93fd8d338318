import { dialogStyles } from "../../src/ui/dialog";
import nicknameCss from "./nickname.css?inline";

/** The entry of a separate chunk, with the editor's dialog: only pages that show a nickname load it. */
export { EditableNickname } from "./EditableNickname";
export const styles: readonly string[] = [dialogStyles, nicknameCss];
