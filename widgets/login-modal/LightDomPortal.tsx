import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHost } from "../../src/element/host";

export interface LightChildProps {
  readonly slot: string;
  /** Class of the child, by which styles reach all that is in it. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Renders into a child of the host outside its shadow root: password managers look for forms only there. */
export function LightDomPortal({ slot, className, children }: LightChildProps) {
  const { element } = useHost();
  const [box] = useState(() => {
    const created = document.createElement("div");
    created.slot = slot;
    created.className = className;
    return created;
  });
  useLayoutEffect(() => {
    element.append(box);
    return () => {
      box.remove();
    };
  }, [element, box]);
  return createPortal(children, box);
}
