import type { AwardQuery } from "../../src/gamification/panels/awards";
import { Button } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { awardsTexts } from "./texts";

export type Lifecycle = AwardQuery["lifecycle"];

const lifecycles: readonly Lifecycle[] = ["active", "upcoming", "archived", "all"];

export interface LifecycleFilterProps {
  readonly chosen: Lifecycle;
  onChoose(lifecycle: Lifecycle): void;
}

/** Buttons that choose which awards are shown. */
export function LifecycleFilter({ chosen, onChoose }: LifecycleFilterProps) {
  const say = useTexts(awardsTexts);
  return (
    <div className="filter" role="group" aria-label={say("filter")}>
      {lifecycles.map((lifecycle) => (
        <Button
          key={lifecycle}
          look="secondary"
          part="action-secondary"
          aria-pressed={lifecycle === chosen}
          onClick={() => onChoose(lifecycle)}
        >
          {say(lifecycle)}
        </Button>
      ))}
    </div>
  );
}
