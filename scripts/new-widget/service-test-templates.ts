import type { ServiceOwner, WidgetNames } from "./names";

/** The results of the simulated service. */
export const items = ["Primo risultato", "Secondo risultato", "Terzo risultato"];

export const stories = ({ folder, definition: name, titleEn }: WidgetNames, owner: ServiceOwner) => `
import { expect } from "storybook/test";
import { ${name} } from "../../widgets/${folder}/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(${name}),
  title: "${owner === "player" ? "Account" : "Others"}/${titleEn}",
};
export default meta;

const { tag } = ${name};
const panel = panelStories(tag);

export const ThreeResults: WidgetStory = {
  args: { demo: "logged-in" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Empty: WidgetStory = panel.empty;

export const Loading: WidgetStory = panel.loading;

export const Stale: WidgetStory = {
  args: { demo: "stale" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "stale");
    await expect(inside.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = panel.failed;
${
  owner === "player"
    ? `
export const LoggedOut: WidgetStory = panel.loggedOut;
`
    : ""
}
export const OwnHeading: WidgetStory = { args: { demo: "logged-in", heading: "Un titolo dell’autore" } };

export const English: WidgetStory = panel.english;

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = ${
  owner === "player"
    ? "panel.beingEdited"
    : `{
  args: { edit: true, demo: undefined },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "loading");
  },
}`
};
`;

export const unitTest = (
  { folder, definition: name, component, titleIt, titleEn }: WidgetNames,
  owner: ServiceOwner,
) => `
import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it${owner === "player" ? ", vi" : ""} } from "vitest";
import type { DemoScenario, WidgetState } from "../../../src/definition";
import { ${name} } from "../../../widgets/${folder}/definition";
import { ${component} } from "../../../widgets/${folder}/${component}";
import { renderInScenario } from "../support/renderInScenario";

const stateOf: Partial<Record<DemoScenario, WidgetState>> = {
  "logged-in": "ready",
  "logged-out": "${owner === "player" ? "logged-out" : "ready"}",
  none: "empty",
  loading: "loading",
  stale: "stale",
  failing: "${owner === "player" ? "logged-out" : "error"}",
  unconfigured: "error",
  offline: "offline",
};

async function open(scenario: DemoScenario, options = {}) {
  const widget = await renderInScenario(${name}, ${component}, scenario, options);
  await waitFor(() => expect(widget.states.at(-1)).toBe(stateOf[scenario]));
  return widget;
}

describe("${titleEn}", () => {
  it.each(Object.entries(stateOf))("has in the scenario %s the state %s", async (scenario) => {
    expect((await open(scenario as DemoScenario)).getByRole("heading").textContent).toBe("${titleIt}");
  });

  it("shows the results in the order of the service", async () => {
    const widget = await open("logged-in");
    const rows = widget.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual([${items.map((item) => `"${item}"`).join(", ")}]);
  });

  it("states that there are no results", async () => {
    expect((await open("none")).getByRole("status").textContent).toBe("Non ci sono risultati.");
  });

  it("shows the skeleton instead of a list while no results are known", async () => {
    const widget = await open("offline");
    expect(widget.queryByRole("list")).toBeNull();
    expect(widget.container.querySelector('[part~="skeleton"]')).not.toBeNull();
  });

  it("reads the results again on request", async () => {
    const widget = await open("unconfigured");
    fireEvent.click(widget.getByRole("button", { name: /^Riprova: / }));
    await waitFor(() => expect(widget.states.slice(-2)).toEqual(["loading", "error"]));
  });
${
  owner === "player"
    ? `
  it("asks a visitor to log in", async () => {
    const widget = await open("logged-out");
    expect(widget.getByText("Per vedere i tuoi risultati occorre accedere.")).toBeDefined();
    const onRequest = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("vetrina:login-request", onRequest, { once: true });
    fireEvent.click(widget.getByRole("button", { name: "Accedi" }));
    expect(onRequest).toHaveBeenCalledOnce();
  });
`
    : ""
}
  it("shows the author's heading, and English texts on an English page", async () => {
    const widget = await open("logged-in", { attributes: { "data-heading": "Prova" } });
    expect(widget.getByRole("heading").textContent).toBe("Prova");
    widget.unmount();
    const english = await open("none", { language: "en" });
    expect(english.getByRole("heading").textContent).toBe("${titleEn}");
    expect(english.getByRole("status").textContent).toBe("There are no results.");
  });
});
`;

export const browserTest = ({ folder, tag, titleIt, titleEn }: WidgetNames, owner: ServiceOwner) => `
import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { panelFailures } from "../support/panel-failures";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const tag = "${tag}";
const markup = \`<\${tag}>${titleIt}</\${tag}>\`;

describe("${titleEn}", () => {
  it.each([320, 1280])("has no violations and no horizontal scrolling at %d px", async (width) => {
    const { page, consoleMessages } = await openPanel(site, markup, "giulia", {
      viewport: { width, height: 800 },
    });
    await inState(page, tag, "ready");
    expect(await page.locator(tag).getByRole("listitem").count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("states that there are no results", async () => {
    const { page } = await openPanel(site, \`<\${tag} data-demo="none"></\${tag}>\`);
    await inState(page, tag, "empty");
    expect(await page.getByText("Non ci sono risultati.").isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
${
  owner === "player"
    ? `
  it("asks a visitor to log in", async () => {
    const { page } = await openPanel(site, markup);
    await inState(page, tag, "logged-out");
    expect(await page.locator(tag).getByRole("button", { name: "Accedi" }).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
`
    : ""
}});

panelFailures(site, {
  ...{ tag, markup, player: "giulia", call: "/api/${folder}/" },
  label: "${titleIt}",
  sentence: "Non siamo riusciti a caricare i risultati.",
  whenStale: async (page) => {
    expect(await page.locator(tag).getByRole("listitem").count()).toBe(3);
  },
});
`;
