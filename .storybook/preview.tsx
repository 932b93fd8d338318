import "@fontsource/dejavu-sans/latin-400.css";
import "@fontsource/dejavu-sans/latin-700.css";
import "@fontsource/inter/latin-400.css";
import "@fontsource/inter/latin-500.css";
import "@fontsource/inter/latin-600.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import type { ConfigInput } from "../src/config";
import { createDiscovery } from "../src/element/discovery";
import { createServices } from "../src/services/create-services";
import { createServicesFor } from "../src/services/services-for";
import { catalogue } from "../widgets/catalogue";
import { adoptSchemeRules, showFace, showTheme } from "./theme";

/** The current time in all stories, so that a calendar looks the same every day. */
const storyTime = Date.parse("2026-11-21T09:30:00+01:00");

const services = createServices({});

/** Defines the elements of all stories, as the library does on a page. */
function startRuntime(): void {
  const servicesFor = createServicesFor(services, {
    demoTime: { wallNow: () => storyTime, monotonicNow: () => performance.now() },
  });
  createDiscovery(catalogue, services, { servicesFor }).discover(document);
}

function configureRuntime(part: ConfigInput): void {
  services.config.configure(part);
}

adoptSchemeRules();
startRuntime();

/** Applies the toolbar's theme, font and language to the whole page, as on a site. */
const applyGlobals: Decorator = (Story, { globals }) => {
  const language = globals.language === "en" ? "en" : "it";
  document.documentElement.lang = language;
  showTheme(globals.theme === "dark" ? "dark" : "light");
  showFace(globals.face === "wide" ? "wide" : "usual");
  configureRuntime({ language });
  return <Story />;
};

const preview: Preview = {
  // Adds a documentation page to each widget (`stories/support/WidgetDocs.tsx`). Story files of primitives
  // opt out.
  tags: ["autodocs"],
  decorators: [applyGlobals],
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
    face: {
      description: "Face",
      toolbar: {
        icon: "paragraph",
        dynamicTitle: true,
        items: [
          { value: "usual", title: "Usual face" },
          { value: "wide", title: "Wide face" },
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
  initialGlobals: { theme: "light", face: "usual", language: "it" },
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
    options: {
      storySort: {
        order: [
          "Guide",
          ["Start here", "*"],
          "Account",
          "Bonuses",
          "Live casino",
          "Gamification",
          "Others",
          "UI",
        ],
      },
    },
    // Chromatic takes a screenshot of each story in every mode.
    chromatic: {
      modes: {
        light: { theme: "light", viewport: "desk" },
        dark: { theme: "dark", viewport: "desk" },
        phone: { theme: "light", viewport: "phone" },
        "wide face": { theme: "light", face: "wide", viewport: "phone" },
        "forced colours": { forcedColors: "active", viewport: "desk" },
      },
    },
  },
};

export default preview;
