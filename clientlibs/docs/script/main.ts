/**
 * The script of the documentation. It adds live elements and a search to pages that can be read without it.
 */
import { addCopyButtons } from "./copy";
import { showLiveElements } from "./live";
import { enhanceContents, enhanceMenu } from "./navigation";
import { keepForms, keepSection, showSearch } from "./page-controls";
import { startPalette } from "./palette";
import { startPlaygrounds } from "./playground";
import { enhanceTabs } from "./tabs";

document.querySelector("[data-script-note]")?.remove();
enhanceMenu();
keepSection();
enhanceTabs();
enhanceContents();
addCopyButtons();
showLiveElements();
keepForms();
startPlaygrounds();
startPalette();
showSearch();
