import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHost } from "../../src/element/host";
import { pageDocument, protectContainer } from "../../src/utils/page-document";

export interface LightDomPortalProps {
  readonly slot: string;
  /** Class of the child element, for its styles. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Renders into a child of the host, outside its shadow root: password managers find forms only there. */
export function LightDomPortal({ slot, className, children }: LightDomPortalProps) {
  const { element } = useHost();
  const [box] = useState(() => {
    const created = protectContainer(pageDocument.createElement("div"));
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
