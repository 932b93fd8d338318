import { adoptStyles } from "../../src/element/styles";
import { markOwn } from "../../src/utils/own-nodes";
import { pageDocument, protectContainer } from "../../src/utils/page-document";

/** The element in the dialog whose shadow root contains its look. A site sets parts on it. */
const panelTag = "vetrina-login-panel";

/** The host's slot for the dialog. */
const dialogSlot = "form";

/** Value of the submit button. A dialog that its form has closed has this `returnValue`. */
export const submitValue = "vetrina-submit";

export interface LightDialog {
  /** The dialog, which is a child of the host. */
  readonly dialog: HTMLDialogElement;
  /** The panel, whose children are the form and the author's legal notices. */
  readonly panel: HTMLElement;
  /** The box in the panel's shadow root that React renders into. */
  readonly box: HTMLElement;
}

export function createLightDialog(styles: readonly string[]): LightDialog {
  const dialog = markOwn(pageDocument.createElement("dialog"));
  const panel = pageDocument.createElement(panelTag);
  const shadow = panel.attachShadow({ mode: "open" });
  adoptStyles(shadow, styles);
  const box = protectContainer(pageDocument.createElement("div"));
  shadow.append(box);
  dialog.append(panel);
  dialog.slot = dialogSlot;
  return { dialog, panel, box };
}
