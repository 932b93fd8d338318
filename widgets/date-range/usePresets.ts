import { useEffect } from "react";
import type { Limits } from "../../src/calendar/limits";
import { type PresetName, presetNames, presetSpan } from "../../src/calendar/presets";
import { clipSpan } from "../../src/calendar/span";
import type { CivilDate, CivilSpan } from "../../src/definition";

/** A preset that can be selected. */
export interface Preset {
  readonly name: PresetName;
  readonly span: CivilSpan;
}

/** Keyword for no presets, because an empty attribute means the default. */
const none = "none";

const isPreset = (name: string): name is PresetName => presetNames.some((each) => each === name);

/** The chosen presets, each cut at the limits. A preset without a day within the limits is left out. */
export function presetsWithin(names: readonly string[], today: CivilDate, limits: Limits): readonly Preset[] {
  return names.filter(isPreset).flatMap((name) => {
    const span = clipSpan(presetSpan(name, today), limits);
    return span ? [{ name, span }] : [];
  });
}

/** Warns the author about words of `data-presets` that are not presets. */
export function useUnknownPresets(names: readonly string[], warn: (message: string) => void): void {
  const unknown = names.filter((name) => name !== none && !isPreset(name)).join(", ");
  useEffect(() => {
    if (unknown) warn(`data-presets: ${unknown}: expected ${[...presetNames, none].join(", ")}`);
  }, [unknown, warn]);
}
