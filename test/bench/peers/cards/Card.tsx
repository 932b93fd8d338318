import { useId } from "react";
import { Button, Icon } from "../../../../src/ui";
import { type CardContent, remaining } from "./content";

/** Markup of Vetrina's card, made only from props. */
export function Card({ heading, image, opensAt, now }: CardContent & { readonly now: number }) {
  const titleId = useId();
  const isOpen = opensAt === undefined || now >= opensAt;
  return (
    <article className="card" part="card" aria-labelledby={titleId} tabIndex={-1}>
      <div className="media" part="media">
        <img src={image} alt="" width={480} height={270} loading="lazy" decoding="async" />
      </div>
      <div className="body">
        <h3 id={titleId} className="title" part="title">
          {heading}
        </h3>
        <p className="state">
          <span className="badge" part="badge" data-table={isOpen ? "open" : "closed"}>
            <Icon name={isOpen ? "success" : "clock"} />
            {isOpen ? "Aperto" : "Chiuso"}
          </span>
        </p>
        <div className="action">
          {isOpen ? <Entrance heading={heading} /> : <UntilOpening {...remaining(opensAt, now)} />}
        </div>
      </div>
    </article>
  );
}

const Entrance = ({ heading }: Pick<CardContent, "heading">) => (
  <Button className="enter" part="action">
    Vai al tavolo<span className="vetrina-quiet"> {heading}</span>
  </Button>
);

function UntilOpening({ digits, words }: ReturnType<typeof remaining>) {
  const wordsId = useId();
  return (
    <div className="until">
      <span aria-hidden="true">Apre fra</span>
      <span className="vetrina-countdown" role="timer" aria-labelledby={wordsId}>
        <span id={wordsId} className="vetrina-quiet">
          {words}
        </span>
        <span className="vetrina-countdown-digits" aria-hidden="true">
          {[...digits].map((digit, place) => (
            <span key={place} {...(digit !== ":" && { part: "digit" })}>
              {digit}
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}
