import type { Decorator, Preview } from "@storybook/react-vite";
import { configureRuntime, startRuntime } from "./runtime";
import { adoptSchemeRules, showTheme } from "./theme";

adoptSchemeRules();
startRuntime();

/** Theme and language of the toolbar hold for the whole page, as on a site. */
const asOnPage: Decorator = (Story, { globals }) => {
  const language = globals.language === "en" ? "en" : "it";
  document.documentElement.lang = language;
  showTheme(globals.theme === "dark" ? "dark" : "light");
  configureRuntime({ language });
  return <Story />;
};

const preview: Preview = {
  decorators: [asOnPage],
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    language: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "it", title: "Italiano" },
          { value: "en", title: "English" },
        ],
      },
    },
  },
  initialGlobals: { theme: "light", language: "it" },
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    a11y: { test: "error", options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } },
    viewport: {
      options: {
        column: { name: "Column of 240 px", styles: { width: "240px", height: "640px" }, type: "mobile" },
        phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" }, type: "tablet" },
        desk: { name: "Desk", styles: { width: "1280px", height: "800px" }, type: "desktop" },
      },
    },
    options: { storySort: { order: ["Guide", "Widgets", "UI"] } },
    // Where pictures are compared, each story is taken in every look.
    chromatic: {
      modes: {
        light: { theme: "light", viewport: "desk" },
        dark: { theme: "dark", viewport: "desk" },
        phone: { theme: "light", viewport: "phone" },
        "forced colours": { forcedColors: "active", viewport: "desk" },
      },
    },
  },
};

export default preview;
