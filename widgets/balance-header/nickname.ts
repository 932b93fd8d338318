import { dialogStyles } from "../../src/ui/dialog";
import nicknameCss from "./nickname.css?inline";

/**
 * The entry point of a separate chunk, with the editor's dialog. Only pages that show a nickname load the
 * chunk.
 */
export { EditableNickname } from "./EditableNickname";
export const styles: readonly string[] = [dialogStyles, nicknameCss];
