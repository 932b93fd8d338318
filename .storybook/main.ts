import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  // Vite's minifier rejects `::slotted(dialog)::backdrop`, which the login dialog uses in Chromium.
  viteFinal: (options) => ({ ...options, build: { ...options.build, cssMinify: false } }),
};

export default config;
