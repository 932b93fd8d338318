import { DocsContext, Heading, Source, Story, Subheading, Title } from "@storybook/addon-docs/blocks";
import { Fragment, useContext, useEffect, useState } from "react";
import { elementEvents, ownAttributes, sharedAttributes, statesOf } from "../../clientlibs/describe";
import { tokensRead } from "../../clientlibs/tokens";
import type { Described, DescribedWidget } from "../../src/description";
import { darkTheme, lightTheme } from "../../src/ui/theme/tokens";
import { storySource } from "./story-source";

/** Long names may break anywhere, so that a table fits on a phone. */
const breaking = { overflowWrap: "anywhere", whiteSpace: "normal" } as const;

/** Storybook’s page is always light, so the area around a widget has the colours of the widget's theme. */
function stageOf(theme: unknown) {
  const colorScheme = theme === "dark" ? "dark" : "light";
  const { bg, text } = theme === "dark" ? darkTheme : lightTheme;
  return { marginBlock: 24, padding: 16, background: bg, color: text, colorScheme };
}

/** A text whose parts between backticks are shown as code. */
const Prose = ({ text }: { text: string }) =>
  text.split("`").map((piece, index) =>
    // The index can be the key, because the pieces of a sentence never change their order.
    index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{piece}</Fragment>,
  );

type Row = readonly [name: string, ...cells: string[]];

function Table({ title, heads, rows }: { title: string; heads: readonly string[]; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <td style={breaking}>
                <code>{name || "(default)"}</code>
              </td>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} style={breaking}>
                  <Prose text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const described = (
  descriptions: Readonly<Record<string, Described>> | readonly (readonly [string, Described])[] = {},
) =>
  (Array.isArray(descriptions) ? descriptions : Object.entries(descriptions)).map(([name, { help }]): Row => [
    name,
    help.en,
  ]);

/** The custom properties that the style sheets of a widget read. */
function useTokens(definition: DescribedWidget): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let isShown = true;
    void definition.load().then(({ default: { styles } }) => {
      if (isShown)
        setRows(tokensRead(styles.join("\n")).map(({ name, value }): Row => [name, `\`${value}\``]));
    });
    return () => {
      isShown = false;
    };
  }, [definition]);
  return rows;
}

/** The page of a widget: its first story, the markup of every story, and everything in its description. */
export function WidgetDocs({ definition }: { definition: DescribedWidget }) {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const tokens = useTokens(definition);
  const [first] = stories;
  return (
    <>
      <Title>{definition.title.en}</Title>
      <p>
        <Prose text={definition.summary.en} />
      </p>
      <Heading>First story</Heading>
      {first && (
        <div style={stageOf(docs.getStoryContext(first).globals.theme)}>
          <Story of={first.moduleExport} />
        </div>
      )}
      <Heading>Markup of each story</Heading>
      {stories.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Source code={storySource(definition, story)} language="html" />
        </Fragment>
      ))}
      <Table
        title="Attributes"
        heads={["Attribute", "Meaning", "Value"]}
        rows={[...ownAttributes(definition), ...sharedAttributes].map(({ name, help, kind }): Row => [
          name,
          help.en,
          kind.expected,
        ])}
      />
      <Table title="Slots" heads={["Slot", "Content"]} rows={described(definition.slots)} />
      <Table
        title="Events"
        heads={["Event", "Meaning", "Detail"]}
        rows={elementEvents(definition).map(({ name, help, detail }): Row => [
          name,
          help.en,
          `\`${detail}\``,
        ])}
      />
      <Table title="States" heads={["data-state", "Meaning"]} rows={described(statesOf(definition))} />
      <Table
        title={definition.partsIn ? `Parts of ${definition.partsIn}` : "Parts"}
        heads={["Part", "Meaning"]}
        rows={described(definition.parts)}
      />
      <Table title="Custom properties" heads={["Property", "Default"]} rows={tokens} />
    </>
  );
}
