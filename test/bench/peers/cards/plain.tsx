import plainR2wc from "@r2wc/react-to-web-component";
import { type ComponentType, useEffect, useState } from "react";
import { Card } from "./Card";
import { sheets } from "./content";

interface Attributes {
  readonly dataHeading?: string;
  readonly dataImage?: string;
  readonly dataOpensAt?: number;
}

type UseNow = (counts: boolean) => number;

/** Current time, with one interval per card: the simplest solution. */
const useOwnInterval: UseNow = (counts) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counts) return;
    const interval = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(interval);
  }, [counts]);
  return now;
};

const listeners = new Set<(now: number) => void>();
let shared: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: (now: number) => void): () => void {
  listeners.add(listener);
  shared ??= setInterval(() => {
    const now = Date.now();
    for (const each of listeners) each(now);
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(shared);
    shared = undefined;
  };
}

/** Current time, with one interval for all cards: the next simplest solution. */
const useSharedTicker: UseNow = (counts) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => (counts ? subscribe(setNow) : undefined), [counts]);
  return now;
};

const withTime = (useNow: UseNow): ComponentType<Attributes> =>
  function TimedCard({ dataHeading = "", dataImage = "", dataOpensAt }) {
    const now = useNow(dataOpensAt !== undefined);
    return <Card heading={dataHeading} image={dataImage} opensAt={dataOpensAt} now={now} />;
  };

/** A card with plain r2wc. It adopts the style sheets, which is faster than a copy in each root. */
function plainElement(component: ComponentType<Attributes>): CustomElementConstructor {
  const Plain = plainR2wc(component, {
    shadow: "open",
    props: { dataHeading: "string", dataImage: "string", dataOpensAt: "number" },
  });
  return class extends Plain {
    constructor() {
      super();
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = sheets;
    }
  };
}

export const ownInterval = () => plainElement(withTime(useOwnInterval));
export const sharedTicker = () => plainElement(withTime(useSharedTicker));
