import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { lightTheme } from "../src/ui/theme/tokens";

/** Name and colours of the library, for Storybook's interface around the stories. */
const theme = create({
  base: "light",
  brandTitle: "Vetrina",
  brandTarget: "_self",
  colorPrimary: lightTheme.brand,
  colorSecondary: lightTheme.brand,
  appBg: lightTheme.bg,
  appContentBg: lightTheme.surface,
  appPreviewBg: lightTheme.bg,
  appBorderColor: lightTheme.line,
  appBorderRadius: 10,
  barSelectedColor: lightTheme.brand,
  barHoverColor: lightTheme["brand-hover"],
  textColor: lightTheme.text,
  textMutedColor: lightTheme["text-3"],
});

addons.setConfig({ theme });
