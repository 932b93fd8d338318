import { type ReactNode, useEffect } from "react";
import { documentParsed } from "../platform/document-parsed";
import { useServices } from "./hooks";

export interface AuthorSlotProps {
  /** The element that the author fills. */
  readonly host: HTMLElement;
  readonly name: string;
  /** Stands in the empty slot, on a developer's own machine only. */
  readonly children: ReactNode;
}

/** A slot that the author must fill. An empty one is told in the console. */
export function AuthorSlot({ host, name, children }: AuthorSlotProps) {
  const { log, page } = useServices();
  useEffect(() => {
    let isHere = true;
    // What is missing while the page still comes may yet come.
    void documentParsed().then(() => {
      if (isHere && isEmpty(host, name)) log.warn(`<${host.localName}> has nothing in its slot "${name}"`);
    });
    return () => {
      isHere = false;
    };
  }, [host, log, name]);
  const isDevelopment = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(page.address().hostname);
  return <slot name={name}>{isDevelopment && children}</slot>;
}

/** Templates print the box of a slot also where an author has written nothing into it. */
function isEmpty(host: HTMLElement, name: string): boolean {
  const given = [...host.querySelectorAll(`:scope > [slot="${name}"]`)];
  return given.every((each) => each.childElementCount === 0 && (each.textContent ?? "").trim() === "");
}
