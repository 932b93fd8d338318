import type { ServiceOwner, WidgetNames } from "./names";
import { browserTest, items, stories, unitTest } from "./service-test-templates";

const pathOf = ({ folder }: WidgetNames) => `/api/${folder}/v1/list`;

/** Path → content of each file of a new widget that shows a list of a service in all states. */
export function serviceFilesOf(names: WidgetNames, owner: ServiceOwner): Readonly<Record<string, string>> {
  const { folder, component } = names;
  return {
    [`widgets/${folder}/definition.ts`]: definition(names, owner),
    [`widgets/${folder}/description.ts`]: description(names, owner),
    [`widgets/${folder}/texts.ts`]: texts(names, owner),
    [`widgets/${folder}/service.ts`]: service(names, owner),
    [`widgets/${folder}/${component}.tsx`]: componentFile(names, owner),
    [`widgets/${folder}/${folder}.css`]: styles,
    [`stories/widgets/${folder}.stories.tsx`]: stories(names, owner),
    [`test/unit/${folder}/${component}.test.tsx`]: unitTest(names, owner),
    [`test/browser/${folder}/${folder}.test.ts`]: browserTest(names, owner),
  };
}

/** The module with the calls of the simulated services. */
export const callsFile = "sandbox/model/calls.ts";

const allCalls = "/** Every call of the simulated services. The server";
const listOfCalls = /(export const serviceCalls: Calls = \{[^}]*)\}/;
const bearerImport = 'import { forBearer } from "./account/credentials";\n';

/**
 * Adds the call of a widget to the source of `callsFile`.
 *
 * @throws Error if the file does not have the expected form, or already has the call
 */
export function addCall(source: string, names: WidgetNames, owner: ServiceOwner): string {
  if (!source.includes(allCalls) || !listOfCalls.test(source))
    throw new Error(`${callsFile} does not have the expected form`);
  const { definition: name, tag } = names;
  const path = pathOf(names);
  if (source.includes(path)) throw new Error(`${callsFile} already has ${path}`);
  const listed = items.map((item, index) => `{ id: "${index + 1}", name: "${item}" }`).join(", ");
  const answer = `success({ items: model.isEmpty ? [] : [${listed}] })`;
  const handler = owner === "player" ? `forBearer((_, { model }) => ${answer})` : `({ model }) => ${answer}`;
  const whose = owner === "player" ? "for the player of the token" : "which is public";
  const imports = owner === "player" && !source.includes(bearerImport) ? bearerImport : "";
  const calls = `/** The list of \`${tag}\`, ${whose}. */\nconst ${name}Calls: Calls = { "GET ${path}": endpoint({}, ${handler}) };\n\n`;
  return (
    imports +
    source
      .replace(allCalls, calls + allCalls)
      .replace(listOfCalls, (_, open: string) => `${open}  ...${name}Calls,\n}`)
  );
}

const definition = ({ tag, definition: name, component }: WidgetNames, owner: ServiceOwner) => `
import { defineWidget, text, type WidgetModule } from "../../src/definition";

export const ${name} = defineWidget({
  tag: "${tag}",
  attributes: { heading: text() },
  states: ["loading", "ready", "empty", "stale", "error", "offline"${owner === "player" ? ', "logged-out"' : ""}],
  needs: [${owner === "player" ? '"account", "area"' : '"http"'}],
  load: (): Promise<{ default: WidgetModule<never> }> => import("./${component}"),
});
`;

const description = ({ definition: name, titleIt, titleEn }: WidgetNames, owner: ServiceOwner) => {
  const isOfPlayer = owner === "player";
  return `
import { accountStates, describeWidget, headingNotes, listStates${isOfPlayer ? ", loggedOutExample" : ""}, noListParts, panelParts } from "../../src/description";
import { ${name} } from "./definition";
import { ${name}Texts } from "./texts";

const results = { it: "risultati", en: "results" };

export const ${name}Description = describeWidget(${name}, {
  title: { it: "${titleIt}", en: "${titleEn}" },
  summary: {
    it: "Un elenco di risultati${isOfPlayer ? " del giocatore" : ""}, letto da un servizio.",
    en: "A list of ${isOfPlayer ? "the player’s " : ""}results, read from a service.",
  },
  attributes: { heading: headingNotes("${titleIt}", "${titleEn}") },
  children: "text",
  states: { ...listStates(results), ${isOfPlayer ? "...accountStates" : "offline: accountStates.offline"} },
  parts: {
    ...panelParts,
    ...noListParts(results),
    row: { it: "Un risultato.", en: "A result." },
    meta: {
      it: "Le frasi sullo stato dei dati.",
      en: "The status messages, for example about outdated data or a lost connection.",
    },
    "action-secondary": { it: "Il pulsante «Riprova».", en: "The button “Try again”." },${
      isOfPlayer
        ? `
    action: { it: "Il pulsante «Accedi».", en: "The button “Log in”." },`
        : ""
    }
  },
  keyboard: [
    {
      keys: ["Enter"],
      it: "${isOfPlayer ? "Accede o riprova." : "Riprova."}",
      en: "${isOfPlayer ? "Logs in or tries again." : "Tries again."}",
    },
  ],
  examples: [
    { title: { it: "Tre risultati", en: "Three results" }, demo: "logged-in" },
    { title: { it: "Nessun risultato", en: "No results" }, demo: "none" },${
      isOfPlayer
        ? `
    loggedOutExample,`
        : ""
    }
    { title: { it: "Risultati non recenti", en: "Outdated results" }, demo: "stale" },
    { title: { it: "Risultati non disponibili", en: "Results not available" }, demo: "unconfigured" },
  ],
  icon: "viewList",
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: ${name}Texts,
  placeholder: { minHeight: 12 },
});
`;
};

const texts = ({ folder, definition: name, titleIt, titleEn }: WidgetNames, owner: ServiceOwner) => `
import { defineTexts } from "../../src/i18n/texts";

export const ${name}Texts = defineTexts(
  "${folder}",
  {
    heading: "${titleIt}",
    what: "i risultati",
    empty: "Non ci sono risultati.",${
      owner === "player"
        ? `
    visitor: "Per vedere i tuoi risultati occorre accedere.",`
        : ""
    }
  },
  {
    heading: "${titleEn}",
    what: "the results",
    empty: "There are no results.",${
      owner === "player"
        ? `
    visitor: "Log in to see your results.",`
        : ""
    }
  },
);
`;

const service = (names: WidgetNames, owner: ServiceOwner) => `
import type { ReadKind } from "../../src/http/reads";
import * as v from "../../src/utils/valibot";

const itemSchema = v.object({ id: v.string(), name: v.string() });

export type ResultItem = v.InferOutput<typeof itemSchema>;

const resultSchema = v.object({ items: v.array(itemSchema) });

/** The results${owner === "player" ? " of the player" : ""}, in the order of the service. */
export const ${names.definition}Kind: ReadKind<v.InferOutput<typeof resultSchema>> = {
  name: "${names.folder} list",
  path: "${pathOf(names)}",
  schema: resultSchema,
};
`;

const componentFile = ({ folder, definition: name, component }: WidgetNames, owner: ServiceOwner) => {
  const isOfPlayer = owner === "player";
  const [source, panel] = isOfPlayer ? ["useAccountArea", "usePanel"] : ["useHttp", "usePublicPanel"];
  return `
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { Card, cardStyles, PanelState, panelStateStyles, Skeleton, uiStyles } from "../../src/ui";
import { ${source}, ${panel}, useTexts } from "../../src/widget-kit";
import type { ${name} } from "./definition";
import css from "./${folder}.css?inline";
import { ${name}Kind, type ResultItem } from "./service";
import { ${name}Texts } from "./texts";

export function ${component}({ heading }: WidgetProps<typeof ${name}>) {
  const say = useTexts(${name}Texts);
  const { value, ...panel } = ${panel}(${source}().resourceOf(${name}Kind));
  const title = heading || say("heading");
  const status = panel.status === "ready" && value?.items.length === 0 ? "empty" : panel.status;
  useHostState(status);
  return (
    <Card title={title}>
      <PanelState
        {...panel}
        status={status}
        label={title}
        what={say("what")}
        skeleton={<Skeleton blockSize="6em" />}
        {...(status === "empty" && { message: say("empty") })}${
          isOfPlayer
            ? `
        {...(status === "logged-out" && { message: say("visitor") })}`
            : ""
        }
      >
        {value && <ResultList items={value.items} />}
      </PanelState>
    </Card>
  );
}

/** An empty list is visible only while it is outdated; \`PanelState\` hides it in the state \`empty\`. */
function ResultList({ items }: { readonly items: readonly ResultItem[] }) {
  const say = useTexts(${name}Texts);
  if (items.length === 0) return <p part="empty">{say("empty")}</p>;
  return (
    <ul className="items" role="list">
      {items.map(({ id, name }) => (
        <li key={id} part="row">
          {name}
        </li>
      ))}
    </ul>
  );
}

export default {
  component: ${component},
  styles: [...uiStyles, cardStyles, panelStateStyles, css],
} satisfies WidgetModule<WidgetProps<typeof ${name}>>;
`;
};

const styles = `
/* At least as high as the space that \`vetrina.css\` reserves, so that shorter content moves nothing. */
.vetrina-card {
  min-block-size: calc(var(--v-u) * 12);
}

.items {
  display: grid;
  gap: var(--v-s-2);
  margin: 0;
  padding: 0;
  list-style: none;
}
`;
