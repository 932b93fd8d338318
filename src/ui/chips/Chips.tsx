import chips from "./chips.css?inline";

export interface ChipOption<Value> {
  readonly value: Value;
  readonly text: string;
}

export interface ChipsProps<Value> {
  /** The accessible name of the group of filters. */
  readonly label: string;
  readonly options: readonly ChipOption<Value>[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

/** A row of filters. Exactly one is chosen. */
export function Chips<Value extends string>({ label, options, chosen, onChoose }: ChipsProps<Value>) {
  return (
    <div className="vetrina-chips" role="group" aria-label={label}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className="vetrina-chip"
          part="action-secondary"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Styles that a widget with chips adds to `uiStyles`. */
export const chipsStyles: string = chips;
