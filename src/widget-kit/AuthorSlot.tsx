import { type ReactNode, useEffect } from "react";
import { documentParsed } from "../platform/document-parsed";
import { isLocalhost } from "../utils/localhost";
import { useServices } from "./hooks";

export interface AuthorSlotProps {
  /** The element whose slot the author fills. */
  readonly host: HTMLElement;
  readonly name: string;
  /** Default content of the slot, shown on localhost only. */
  readonly children: ReactNode;
}

/** A slot that the author must fill. If it is empty, the console says so. */
export function AuthorSlot({ host, name, children }: AuthorSlotProps) {
  const { log, page } = useServices();
  useEffect(() => {
    let isMounted = true;
    // The content may be missing only because the page has not been parsed yet.
    void documentParsed().then(() => {
      if (isMounted && isEmpty(host, name)) log.warn(`<${host.localName}> has nothing in its slot "${name}"`);
    });
    return () => {
      isMounted = false;
    };
  }, [host, log, name]);
  const isDevelopment = isLocalhost(page.address().hostname);
  return <slot name={name}>{isDevelopment && children}</slot>;
}

/** An empty box counts as no content: templates print it also where the author has written nothing. */
function isEmpty(host: HTMLElement, name: string): boolean {
  const children = [...host.querySelectorAll(`:scope > [slot="${name}"]`)];
  return children.every((child) => child.childElementCount === 0 && (child.textContent ?? "").trim() === "");
}
