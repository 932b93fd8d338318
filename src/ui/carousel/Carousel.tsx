import { type CSSProperties, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Button } from "../button/Button";
import { Icon } from "../icon/Icon";
import { useFocusFallback } from "../focus/useFocusFallback";
import { usePerView, type ViewRule } from "./per-view";
import type { SayCarousel } from "./texts";
import { useSlider } from "./useSlider";

export interface CarouselSlide {
  readonly key: string;
  /** Said when a button has brought the slide. */
  readonly title?: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** The name, without the word carousel. */
  readonly label: string;
  /** Stands above the slides, beside the buttons. */
  readonly heading?: ReactNode;
  readonly slides: readonly CarouselSlide[];
  /** How many are seen at once, by viewport; the same array at each render. */
  readonly rules: readonly ViewRule[];
  /** Pixels between slides. */
  readonly gap?: number;
  readonly say: SayCarousel;
}

/** Slides side by side, moved by buttons, finger, pointer or focus, never by themselves. Nothing without slides. */
export function Carousel(props: CarouselProps) {
  return props.slides.length === 0 ? null : <FilledCarousel {...props} />;
}

function FilledCarousel({ label, heading, slides, rules, gap = 12, say }: CarouselProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const trackId = useId();
  const [announcement, setAnnouncement] = useState("");
  const count = slides.length;
  const perView = usePerView(rules, count);
  const moves = count > perView;
  const content = slides.map(({ key }) => key).join("\n");
  const { standing, moveBy } = useSlider(trackRef, { perView, gap }, count, content);

  const nameOf = (index: number) => say("slideOf", { index: index + 1, count });
  const step = (steps: number) => {
    const index = moveBy(steps);
    if (index === undefined) return;
    const title = slides[index]?.title;
    setAnnouncement(title ? `${nameOf(index)}: ${title}` : nameOf(index));
  };

  return (
    <section
      ref={sectionRef}
      className="vetrina-carousel"
      aria-roledescription={say("carousel")}
      aria-label={label}
      tabIndex={-1}
    >
      {(heading || moves) && (
        <div className="vetrina-carousel-bar">
          {heading}
          {moves && (
            <div className="vetrina-carousel-controls">
              <StepButton
                kind="previous"
                isOff={standing.index <= 0}
                trackId={trackId}
                say={say}
                label={label}
                onStep={step}
              />
              <StepButton
                kind="next"
                isOff={standing.index >= standing.last}
                trackId={trackId}
                say={say}
                label={label}
                onStep={step}
              />
            </div>
          )}
        </div>
      )}
      <div className="vetrina-carousel-view">
        <div
          ref={trackRef}
          id={trackId}
          className="vetrina-carousel-track"
          style={{ "--v-per-view": perView, "--v-gap": `${gap}px` } as CSSProperties}
        >
          {slides.map(({ key, content: slide }, index) => (
            <Slide key={key} index={index} label={nameOf(index)} say={say} heirRef={sectionRef}>
              {slide}
            </Slide>
          ))}
        </div>
      </div>
      <span className="vetrina-quiet" role="status">
        {announcement}
      </span>
    </section>
  );
}

interface SlideProps {
  readonly index: number;
  readonly label: string;
  readonly say: SayCarousel;
  /** What gets the focus when the slide goes with it. */
  readonly heirRef: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function Slide({ index, label, say, heirRef, children }: SlideProps) {
  const slideRef = useRef<HTMLDivElement>(null);
  useFocusFallback(slideRef, heirRef);
  return (
    <div
      ref={slideRef}
      className="vetrina-carousel-slide"
      role="group"
      aria-roledescription={say("slide")}
      aria-label={label}
      style={{ "--v-index": index } as CSSProperties}
    >
      {children}
    </div>
  );
}

interface StepButtonProps {
  readonly kind: "previous" | "next";
  readonly isOff: boolean;
  readonly trackId: string;
  readonly say: SayCarousel;
  /** The carousel's name: a page may have several. */
  readonly label: string;
  onStep(steps: number): void;
}

/** Keeps the focus at the ends too: there it only does nothing. */
function StepButton({ kind, isOff, trackId, say, label, onStep }: StepButtonProps) {
  return (
    <Button
      look="icon"
      part={kind === "next" ? "next" : "prev"}
      aria-label={`${say(kind)}: ${label}`}
      aria-controls={trackId}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onStep(kind === "next" ? 1 : -1);
      }}
    >
      <Icon name={kind} />
    </Button>
  );
}
