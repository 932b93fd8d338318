import { warnAboutContrast } from "../platform/contrast";
import type { Mountable } from "./mountable";

// A tag's elements look alike: its first one speaks for all, so that hundreds of cards cost nothing.
const checked = new Set<string>();

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 500);

/** Once per tag, when the browser has nothing else to do: tells the developer of colours that cannot be read. */
export function checkContrast({ definition, root, services }: Mountable): void {
  if (checked.has(definition.tag)) return;
  checked.add(definition.tag);
  whenIdle(() => {
    warnAboutContrast(root, (message) => services.log.warn(message));
  });
}
