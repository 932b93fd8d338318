import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHost } from "../../src/element/host";

/** Renders into a child of the host outside its shadow root: password managers look for forms only there. */
export function LightChild({ slot, children }: { readonly slot: string; readonly children: ReactNode }) {
  const { element } = useHost();
  const [box] = useState(() => {
    const created = document.createElement("div");
    created.slot = slot;
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
