import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { storyTitle } from "../../clientlibs/docs/service-groups";
import type { Example, DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";
import { WidgetElement } from "../support/WidgetElement";

/** An entry of Storybook's own index. */
interface StoryEntry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
  readonly name: string;
}

/** The stories of each title, in the order of their files. */
async function readStories(): Promise<ReadonlyMap<string, readonly StoryEntry[]>> {
  const response = await fetch("index.json");
  if (!response.ok) throw new Error(`index.json: status ${response.status}`);
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, StoryEntry>> };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const titles = new Set(stories.map(({ title }) => title));
  return new Map([...titles].map((title) => [title, stories.filter((story) => story.title === title)]));
}

const urlOf = ({ id }: StoryEntry) => `./?path=/story/${id}`;

const scale = 0.5;
const pictureSize = { boxSizing: "border-box", inlineSize: 640, minBlockSize: 440 } as const;

const styles = {
  list: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
    gap: 24,
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  item: { minInlineSize: 0, margin: 0 },
  box: {
    position: "relative",
    maxInlineSize: 320,
    blockSize: pictureSize.minBlockSize * scale,
    overflow: "hidden",
    border: "1px solid #d9d6ce",
    borderRadius: 10,
    background: "#f7f6f2",
    color: "#1b2638",
    font: "16px/1.5 Inter, sans-serif",
  },
  picture: { ...pictureSize, padding: 24, transform: `scale(${scale})`, transformOrigin: "0 0" },
  states: { display: "flex", flexWrap: "wrap", gap: "2px 12px", margin: 0, padding: 0, listStyle: "none" },
} as const satisfies Record<string, CSSProperties>;

/**
 * True once the element has been near the viewport. A page that started all widgets at once would start
 * slowly.
 */
function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "200px" },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}

/**
 * The example of a logged-in player or, if missing, the first example; undefined if the widget has no
 * examples.
 */
const exampleOf = ({ examples }: DescribedWidget): Example | undefined =>
  examples?.find(({ demo }) => demo === "logged-in") ?? examples?.[0];

/** A thumbnail of a widget: the widget itself, with its example. */
function Picture({ definition }: { readonly definition: DescribedWidget }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref);
  const { attributes, demo = "logged-in" } = exampleOf(definition) ?? {};
  return (
    <div ref={ref} style={styles.box} inert>
      {definition.overlay ? (
        <p style={{ margin: 16 }}>It appears only when it is needed: see its states.</p>
      ) : (
        <div style={styles.picture}>
          {isNear && <WidgetElement definition={definition} args={{ ...attributes, demo }} />}
        </div>
      )}
    </div>
  );
}

/** Every widget with a thumbnail, its purpose and its states. */
export function Gallery() {
  const [stories, setStories] = useState<ReadonlyMap<string, readonly StoryEntry[]>>(new Map());
  const [failure, setFailure] = useState("");
  useEffect(() => {
    readStories().then(setStories, (error: unknown) => setFailure(String(error)));
  }, []);
  return (
    <>
      {failure && <p role="alert">The list of stories could not be read. {failure}</p>}
      <ul style={styles.list}>
        {descriptions.map((definition) => {
          const { tag, title, summary } = definition;
          return (
            <li key={tag} style={styles.item}>
              <Picture definition={definition} />
              <h3 style={{ margin: "8px 0 0" }}>{title.en}</h3>
              <p style={{ margin: "0 0 4px" }}>{summary.en}</p>
              <ul style={styles.states} aria-label={`States of ${title.en}`}>
                {stories.get(storyTitle(definition))?.map((story) => (
                  <li key={story.id} style={styles.item}>
                    <a href={urlOf(story)} target="_top">
                      {story.name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
