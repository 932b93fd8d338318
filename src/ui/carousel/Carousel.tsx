import { type CSSProperties, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Button } from "../button/Button";
import { useTexts } from "../contexts";
import { useFocusFallback } from "../focus";
import { Icon } from "../icon/Icon";
import carousel from "./carousel.css?inline";
import { usePerView, type ViewRule } from "./per-view";
import { carouselTexts } from "./texts";
import { useSlider } from "./useSlider";

/** Styles that a widget with a carousel adds to `uiStyles`. */
export const carouselStyles: string = carousel;

export interface CarouselSlide {
  readonly key: string;
  /** The title of the slide, announced when a button has moved to the slide. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** The accessible name, without the word “carousel”. */
  readonly label: string;
  /** Content above the slides, next to the buttons. */
  readonly heading?: ReactNode;
  readonly slides: readonly CarouselSlide[];
  /** Rules for the number of visible slides, by viewport. Pass the same array at each render. */
  readonly rules: readonly ViewRule[];
}

/** Pixels between slides. */
const gap = 12;

/**
 * A row of slides. Buttons, touch, pointer and focus move it; it never moves automatically. Renders nothing
 * without slides.
 */
export function Carousel(props: CarouselProps) {
  return props.slides.length === 0 ? null : <FilledCarousel {...props} />;
}

function FilledCarousel({ label, heading, slides, rules }: CarouselProps) {
  const say = useTexts(carouselTexts);
  const sectionRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const trackId = useId();
  const [announcement, setAnnouncement] = useState("");
  const count = slides.length;
  const perView = usePerView(rules, count);
  const isMovable = count > perView;
  const content = slides.map(({ key }) => key).join("\n");
  const { position, moveBy } = useSlider(trackRef, { perView, gap }, count, content);

  const nameOf = (index: number) => say("slideOf", { index: index + 1, count });
  const step = (steps: number) => {
    const index = moveBy(steps);
    if (index === undefined) return;
    setAnnouncement(`${nameOf(index)}: ${slides[index]?.title ?? ""}`);
  };

  return (
    <section
      ref={sectionRef}
      className="vetrina-carousel"
      aria-roledescription={say("carousel")}
      aria-label={label}
      tabIndex={-1}
    >
      {(heading || isMovable) && (
        <div className="vetrina-carousel-bar">
          {heading}
          {isMovable && (
            <div className="vetrina-carousel-controls">
              {(["previous", "next"] as const).map((kind) => (
                <StepButton
                  key={kind}
                  kind={kind}
                  isDisabled={position.index === (kind === "next" ? position.last : 0)}
                  trackId={trackId}
                  label={label}
                  onStep={step}
                />
              ))}
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
            <Slide key={key} index={index} label={nameOf(index)} fallbackRef={sectionRef}>
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
  /** The element that receives the focus when the focused slide is removed. */
  readonly fallbackRef: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function Slide({ index, label, fallbackRef, children }: SlideProps) {
  const say = useTexts(carouselTexts);
  const slideRef = useRef<HTMLDivElement>(null);
  useFocusFallback(slideRef, fallbackRef);
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
  readonly isDisabled: boolean;
  readonly trackId: string;
  /** The carousel's name. It is part of the button's name, because a page may have several carousels. */
  readonly label: string;
  onStep(steps: number): void;
}

/**
 * A button that moves the slides. At either end it is not `disabled`, so that it keeps the focus, but a click
 * has no effect.
 */
function StepButton({ kind, isDisabled, trackId, label, onStep }: StepButtonProps) {
  const say = useTexts(carouselTexts);
  return (
    <Button
      look="icon"
      part={kind === "next" ? "next" : "prev"}
      aria-label={`${say(kind)}: ${label}`}
      aria-controls={trackId}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onStep(kind === "next" ? 1 : -1);
      }}
    >
      <Icon name={kind} />
    </Button>
  );
}
