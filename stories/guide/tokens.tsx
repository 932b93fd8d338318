import { tokens } from "../../src/ui/theme/tokens";

interface Token {
  readonly name: string;
  readonly value: string;
}

/** Every token with its default, read from the style sheet of the widgets. */
const allTokens: readonly Token[] = [...tokens.matchAll(/--v-[\w-]+:var\(--(vetrina-[\w-]+),(.*?)\);/g)].map(
  ([, name = "", value = ""]) => ({ name: `--${name}`, value }),
);

const isColour = ({ value }: Token) => /^(#|rgb\(|light-dark\((#|rgb))/.test(value);

/** A sample of a colour or a length; renders nothing for other tokens. */
function Sample({ token }: { token: Token }) {
  const box = { blockSize: 20, maxInlineSize: "100%", border: "1px solid", background: "transparent" };
  if (isColour(token)) return <div style={{ ...box, inlineSize: 48, background: token.value }} />;
  const [length] = /^\d+px$/.exec(token.value) ?? [];
  return length ? <div style={{ ...box, inlineSize: length }} /> : null;
}

/** Long values may break anywhere, so that the table fits on a phone. */
const breaking = { overflowWrap: "anywhere", whiteSpace: "normal" } as const;

function TokenTable({ of }: { of: readonly Token[] }) {
  return (
    <table style={{ tableLayout: "fixed", inlineSize: "100%" }}>
      <thead>
        <tr>
          <th scope="col">Custom property</th>
          <th scope="col">Default</th>
          <th scope="col">Looks like</th>
        </tr>
      </thead>
      <tbody>
        {of.map((token) => (
          <tr key={token.name}>
            <th scope="row">
              <code style={breaking}>{token.name}</code>
            </th>
            <td>
              <code style={breaking}>{token.value}</code>
            </td>
            <td>
              <Sample token={token} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Colours = () => <TokenTable of={allTokens.filter(isColour)} />;
export const Measures = () => <TokenTable of={allTokens.filter((token) => !isColour(token))} />;
