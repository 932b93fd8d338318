import type { WidgetNames } from "./names";

/**
 * Path → content of each file of a new widget. The widget works and its tests pass, so that you can change it
 * step by step.
 */
export function filesOf(names: WidgetNames): Readonly<Record<string, string>> {
  const { folder, component } = names;
  return {
    [`widgets/${folder}/definition.ts`]: definition(names),
    [`widgets/${folder}/description.ts`]: description(names),
    [`widgets/${folder}/texts.ts`]: texts(names),
    [`widgets/${folder}/${component}.tsx`]: componentFile(names),
    [`widgets/${folder}/${folder}.css`]: styles,
    [`stories/widgets/${folder}.stories.tsx`]: stories(names),
    [`test/unit/${folder}/${component}.test.tsx`]: unitTest(names),
    [`test/browser/${folder}/${folder}.test.ts`]: browserTest(names),
  };
}

const definition = ({ tag, definition: name, component }: WidgetNames) => `
import { defineWidget, text, type WidgetModule } from "../../src/definition";

export const ${name} = defineWidget({
  tag: "${tag}",
  attributes: { heading: text() },
  states: ["ready"],
  load: (): Promise<{ default: WidgetModule<never> }> => import("./${component}"),
});
`;

const description = ({ definition: name, titleIt, titleEn }: WidgetNames) => `
import { describeWidget } from "../../src/description";
import { ${name} } from "./definition";
import { ${name}Texts } from "./texts";

export const ${name}Description = describeWidget(${name}, {
  title: { it: "${titleIt}", en: "${titleEn}" },
  summary: {
    it: "Un riquadro con titolo e spiegazione.",
    en: "A box with a title and an explanation.",
  },
  attributes: {
    heading: {
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, quello della libreria.",
        en: "Title of the box. Leave empty for the library’s default title.",
      },
    },
  },
  children: "text",
  states: {
    ready: { it: "Il riquadro è pronto.", en: "The box is ready." },
  },
  parts: {
    card: { it: "Il riquadro.", en: "The box." },
    title: { it: "Il titolo.", en: "The title." },
    text: { it: "La spiegazione.", en: "The explanation." },
  },
  examples: [{ title: { it: "${titleIt}", en: "${titleEn}" }, demo: "logged-out" }],
  icon: "article",
  fallback: "<p>{explanation}</p>",
  texts: ${name}Texts,
  placeholder: { minHeight: 6 },
});
`;

const texts = ({ folder, definition: name, titleIt, titleEn }: WidgetNames) => `
import { defineTexts } from "../../src/i18n/texts";

export const ${name}Texts = defineTexts(
  "${folder}",
  { heading: "${titleIt}", explanation: "Questo riquadro è pronto a ricevere il suo contenuto." },
  { heading: "${titleEn}", explanation: "This box is ready for its content." },
);
`;

const componentFile = ({ folder, definition: name, component }: WidgetNames) => `
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { useTexts } from "../../src/widget-kit";
import { Card, cardStyles, uiStyles } from "../../src/ui";
import type { ${name} } from "./definition";
import css from "./${folder}.css?inline";
import { ${name}Texts } from "./texts";

export function ${component}({ heading }: WidgetProps<typeof ${name}>) {
  const say = useTexts(${name}Texts);
  useHostState("ready");
  return (
    <Card title={heading || say("heading")}>
      <p className="text" part="text">
        {say("explanation")}
      </p>
    </Card>
  );
}

export default { component: ${component}, styles: [...uiStyles, cardStyles, css] } satisfies WidgetModule<
  WidgetProps<typeof ${name}>
>;
`;

const styles = `
.text {
  color: var(--v-text-2);
}
`;

const stories = ({ folder, definition: name, titleEn }: WidgetNames) => `
import { expect } from "storybook/test";
import { ${name} } from "../../widgets/${folder}/definition";
import { widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(${name}),
  title: "Others/${titleEn}",
};
export default meta;

export const Ready: WidgetStory = {
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, ${name}.tag);
    await expect(inside.getByRole("heading")).toBeVisible();
  },
};

export const OwnHeading: WidgetStory = { args: { heading: "Un titolo dell’autore" } };

export const English: WidgetStory = { globals: { language: "en" } };

export const NarrowColumn: WidgetStory = { globals: { viewport: { value: "column" } } };

export const BeingEdited: WidgetStory = { args: { edit: true, demo: undefined } };
`;

const unitTest = ({ folder, definition: name, component, titleIt, titleEn }: WidgetNames) => `
import { describe, expect, it } from "vitest";
import { ${name} } from "../../../widgets/${folder}/definition";
import { ${component} } from "../../../widgets/${folder}/${component}";
import { renderWidget } from "../support/renderWidget";

describe("${titleEn}", () => {
  it("shows the author's heading, or its default heading", () => {
    const widget = renderWidget(${name}, ${component}, { attributes: { "data-heading": "Prova" } });
    expect(widget.getByRole("heading").textContent).toBe("Prova");
    widget.setAttribute("data-heading", null);
    expect(widget.getByRole("heading").textContent).toBe("${titleIt}");
    expect(widget.states).toEqual(["ready"]);
  });

  it("shows English texts on an English page", () => {
    const widget = renderWidget(${name}, ${component}, { configuration: { language: "en" } });
    expect(widget.getByRole("heading").textContent).toBe("${titleEn}");
  });
});
`;

const browserTest = ({ folder, tag, titleEn }: WidgetNames) => `
import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";

const site = useTestSite();

async function open(width: number) {
  const body = '<main><h1>Prova</h1><${tag} data-heading="Prova">riserva</${tag}></main>';
  site.sandbox.page("/test/${folder}", { body });
  const visit = await site.visit("/test/${folder}", { viewport: { width, height: 800 } });
  await visit.page.locator('${tag}[data-state="ready"]').waitFor();
  return visit;
}

describe("${titleEn}", () => {
  it.each([320, 1280])("has no violations and no horizontal scrolling at %d px", async (width) => {
    const { page, consoleMessages } = await open(width);
    expect(await page.getByRole("heading", { name: "Prova", level: 2 }).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("renders again when an attribute changes", async () => {
    const { page } = await open(1280);
    const element = page.locator("${tag}");
    await element.evaluate((host) => host.setAttribute("data-heading", "Un altro"));
    await element.getByRole("heading", { name: "Un altro" }).waitFor();
  });
});
`;
