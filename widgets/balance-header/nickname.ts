import { dialogStyles } from "../../src/ui/dialog";
import nicknameCss from "./nickname.css?inline";

/** A chunk of its own: only pages that show a nickname load it, and the dialog of its editor with it. */
export { EditableNickname } from "./EditableNickname";
export const styles: readonly string[] = [dialogStyles, nicknameCss];
