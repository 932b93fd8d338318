import { Button } from "../../src/ui";

export interface ChoicesProps {
  /** What the buttons choose. */
  readonly name: string;
  /** The first stands for everything. */
  readonly options: readonly { readonly value: string | undefined; readonly text: string }[];
  readonly chosen: string | undefined;
  onChoose(value: string | undefined): void;
}

/** One choice among several, as buttons of which one is pressed. */
export function Choices({ name, options, chosen, onChoose }: ChoicesProps) {
  return (
    <div className="choices" role="group" aria-label={name}>
      {options.map(({ value, text }) => (
        <Button
          key={text}
          look="secondary"
          aria-pressed={value === chosen}
          onClick={() => {
            onChoose(value);
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
