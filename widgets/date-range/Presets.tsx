import type { PresetName } from "../../src/calendar/presets";
import { isSameSpan } from "../../src/calendar/span";
import type { CivilSpan } from "../../src/definition";
import { Chips } from "../../src/ui/chips/Chips";
import { useTexts } from "../../src/widget-kit";
import { dateRangeTexts } from "./texts";
import type { Preset } from "./usePresets";

export interface PresetsProps {
  readonly presets: readonly Preset[];
  readonly selected: CivilSpan | undefined;
  onSelect(span: CivilSpan): void;
}

/** Periods that one press selects. */
export function Presets({ presets, selected, onSelect }: PresetsProps) {
  const say = useTexts(dateRangeTexts);
  const textOf = (name: PresetName) => {
    if (name === "this-month") return say("thisMonth");
    if (name === "last-month") return say("lastMonth");
    return say("lastDays", { count: Number.parseInt(name, 10) });
  };
  const chosen = presets.find(({ span }) => isSameSpan(span, selected));
  return (
    <div className="presets">
      <Chips<PresetName | "">
        label={say("presets")}
        options={presets.map(({ name }) => ({ value: name, text: textOf(name) }))}
        chosen={chosen?.name ?? ""}
        onChoose={(name) => {
          const preset = presets.find((each) => each.name === name);
          if (preset) onSelect(preset.span);
        }}
      />
    </div>
  );
}
