import { type ReactNode, useEffect } from "react";
import { documentParsed } from "../platform/lifecycle";
import { isLocalhost } from "../utils/url";
import { useServices } from "./hooks";

export interface AuthorSlotProps {
  /** The element whose slot the author fills. */
  readonly host: HTMLElement;
  /** The parent of the author's children while they are shown. @default the host */
  readonly holder?: HTMLElement;
  readonly name: string;
  /** Default content of the slot, shown on localhost only. */
  readonly children: ReactNode;
}

/** A slot that the author must fill. If it is empty, a warning is logged. */
export function AuthorSlot({ host, holder = host, name, children }: AuthorSlotProps) {
  const { log, page } = useServices();
  useEffect(() => {
    let isMounted = true;
    // The content may be missing only because the page has not been parsed yet.
    void documentParsed().then(() => {
      if (isMounted && isEmpty(holder, name))
        log.warn(`<${host.localName}> has nothing in its slot "${name}"`);
    });
    return () => {
      isMounted = false;
    };
  }, [host, holder, log, name]);
  const isDevelopment = isLocalhost(page.url().hostname);
  return <slot name={name}>{isDevelopment && children}</slot>;
}

/**
 * An empty box does not count as content, because templates print it even if the author has written nothing.
 */
function isEmpty(holder: HTMLElement, name: string): boolean {
  const children = [...holder.querySelectorAll(`:scope > [slot="${name}"]`)];
  return children.every((child) => child.childElementCount === 0 && (child.textContent ?? "").trim() === "");
}

/** A message about an element for its author, shown inside the element. */
export const AuthorNote = ({ tag, children }: { tag: string; children: ReactNode }) => (
  <p part="error">
    <code>{`<${tag}>`}</code> {children}
  </p>
);
