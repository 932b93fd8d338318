import { useEffect } from "react";
import { useHost } from "../../src/element/host";
import { documentParsed } from "../../src/platform/document-parsed";
import { useServices } from "../../src/services";
import { Notice } from "../../src/ui";

export interface AuthorSlotProps {
  readonly name: string;
  /** Stands in the empty slot, on a developer's own machine only. */
  readonly missing: string;
}

/** A slot that the author must fill. An empty one is told in the console. */
export function AuthorSlot({ name, missing }: AuthorSlotProps) {
  const { element } = useHost();
  const { log, page } = useServices();
  useEffect(() => {
    let isHere = true;
    // What is missing while the page still comes may yet come.
    void documentParsed().then(() => {
      if (isHere && isEmpty(element, name))
        log.warn(`<${element.localName}> has nothing in its slot "${name}"`);
    });
    return () => {
      isHere = false;
    };
  }, [element, log, name]);
  const isDevelopment = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(page.address().hostname);
  return <slot name={name}>{isDevelopment && <Notice tone="warning">{missing}</Notice>}</slot>;
}

/** Templates print the box of a slot also where an author has written nothing into it. */
function isEmpty(host: HTMLElement, name: string): boolean {
  const given = [...host.querySelectorAll(`:scope > [slot="${name}"]`)];
  return given.every((each) => each.childElementCount === 0 && (each.textContent ?? "").trim() === "");
}
