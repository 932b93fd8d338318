import { startTransition, useEffect, useState } from "react";
import { pageDocument } from "../utils/page-document";
import type { Found, WidgetReader } from "./collect-widgets";
import type { PagePart } from "./inspector-page";
import type { Section } from "./sections";
import { stringifyJson } from "../utils/json";

/** What the panel shows. */
export interface Reading {
  readonly found: readonly Found[];
  readonly sections: readonly Section[];
}

/** How often the inspector looks whether something has changed, milliseconds. No event tells of all that it shows. */
const lookEvery = 500;

/** Elements that are read in one task at most, and milliseconds: more would keep the page from answering. */
const sliceSize = 10;
const sliceTime = 10;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads the elements in slices. What has not changed stays the same object, so that it is not rendered again. */
async function readElements(
  reader: WidgetReader,
  page: PagePart | null | undefined,
  before: readonly Found[],
  isOver: () => boolean,
): Promise<readonly Found[]> {
  const known = new Map(before.map((each) => [each.entry.key, each]));
  const found: Found[] = [];
  let began = 0;
  for (const [index, element] of reader.elements().entries()) {
    if (index % sliceSize === 0 || performance.now() - began > sliceTime) {
      await pause(0);
      began = performance.now();
      // Another reading has begun, or the panel is closed.
      if (isOver()) break;
    }
    // Only the second part, which is still to come, knows the steps of a tour.
    if (page === undefined && element.localName === "vetrina-tour") continue;
    const next = reader.read(element, page?.examine);
    const last = known.get(next.entry.key);
    found.push(last && stringifyJson(last.entry) === stringifyJson(next.entry) ? last : next);
  }
  return found;
}

/** Reads the page while it is visible: at first, and then after each change. */
export function useReading(reader: WidgetReader, page: PagePart | null | undefined): Reading {
  const [reading, setReading] = useState<Reading>({ found: [], sections: [] });
  useEffect(() => {
    let isOver = false;
    async function follow() {
      let signature = "";
      let found: readonly Found[] = [];
      while (!isOver) {
        const next = pageDocument.hidden ? signature : reader.signature() + (page?.signature() ?? "");
        if (next !== signature) {
          signature = next;
          found = await readElements(reader, page, found, () => isOver);
          const sections = page?.sections() ?? [];
          if (!isOver) startTransition(() => setReading({ found, sections }));
        }
        await pause(lookEvery);
      }
    }
    void follow();
    return () => {
      isOver = true;
    };
  }, [reader, page]);
  return reading;
}
