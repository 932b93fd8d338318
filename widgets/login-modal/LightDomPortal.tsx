import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { markOwn } from "../../src/utils/own-nodes";
import { pageDocument, protectContainer } from "../../src/utils/page-document";

export interface LightDomPortalProps {
  readonly parent: HTMLElement;
  readonly slot: string;
  /** Class of the child element, for its styles. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Renders into a child of a page element, outside shadow roots, because password managers find forms only
 * there.
 */
export function LightDomPortal({ parent, slot, className, children }: LightDomPortalProps) {
  const [box] = useState(() => {
    const created = protectContainer(markOwn(pageDocument.createElement("div")));
    created.slot = slot;
    created.className = className;
    return created;
  });
  useLayoutEffect(() => {
    parent.append(box);
    return () => {
      box.remove();
    };
  }, [parent, box]);
  return createPortal(children, box);
}
