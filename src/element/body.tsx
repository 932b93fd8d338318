import { Component, type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { isAuthoringContext } from "../platform/page";
import { AuthorNote, useTexts } from "../widget-kit";
import { alternatively, missingAttributes } from "./attributes";
import type { Entry } from "./entry";
import { hasFallback } from "./fallback-slots";
import { elementTexts } from "./texts";
import type { Props } from "./values";

/** Replaces a component that cannot be rendered: shows the author's fallback content or, without it, a message. */
function Unavailable({ entry }: { entry: Entry }) {
  const t = useTexts(elementTexts);
  useLayoutEffect(() => entry.fallBack(), [entry]);
  return hasFallback(entry.mountable.host.element) ? null : <p part="error">{t("unavailable")}</p>;
}

/**
 * Replaces a component whose required attributes are missing. Names these attributes in the console, and also
 * in the page if an author views it.
 */
function Incomplete({ entry, missing }: { entry: Entry; missing: readonly string[] }) {
  const { definition, services } = entry.mountable;
  const t = useTexts(elementTexts);
  const names = missing.join(", ");
  // This is a layout effect, so that its warning precedes the warnings that the new state causes.
  useLayoutEffect(() => {
    services.log.warn(`<${definition.tag}> needs ${names.replaceAll(alternatively, " or ")}`);
  }, [services, definition, names]);
  useLayoutEffect(() => entry.fallBack(), [entry]);
  return isAuthoringContext(services.page) ? (
    <AuthorNote tag={definition.tag}>
      {t("missing", { names: names.replaceAll(alternatively, t("or")) })}
    </AuthorNote>
  ) : (
    <Unavailable entry={entry} />
  );
}

interface BodyProps {
  readonly entry: Entry;
}

interface BodyState {
  readonly failed: boolean;
}

/**
 * A widget inside its box, with an error boundary around it. When a value of the element changes, only this
 * component renders again. It is a single class and not several components with hooks, because a page may
 * have many elements.
 */
export class Body extends Component<BodyProps, BodyState> {
  override state: BodyState = { failed: false };
  #rendered: Props | undefined;
  /** Whether the last commit showed the widget. */
  #isShown = false;

  static getDerivedStateFromError(): BodyState {
    return { failed: true };
  }

  override componentDidMount(): void {
    const { entry } = this.props;
    // A component that has failed is rendered again when a value changes, because the author may have
    // corrected an attribute.
    entry.onChange = () => this.setState({ failed: false });
    this.#showAfterCommit();
    // An effect of the widget may have changed a value before `onChange` was set.
    if (entry.props !== this.#rendered) entry.onChange();
  }

  override componentDidUpdate(): void {
    this.#showAfterCommit();
  }

  override componentWillUnmount(): void {
    this.props.entry.onChange = undefined;
  }

  override componentDidCatch(error: unknown): void {
    this.props.entry.reportCrash(error);
  }

  #missing(): string[] {
    const { entry } = this.props;
    return missingAttributes(entry.mountable.definition, entry.props);
  }

  #showAfterCommit(): void {
    const isShown = !this.state.failed && this.#missing().length === 0;
    if (isShown && !this.#isShown) this.props.entry.show();
    this.#isShown = isShown;
  }

  override render(): ReactNode {
    const { entry } = this.props;
    const { module, services } = entry.mountable;
    const missing = this.#missing();
    this.#rendered = entry.props;
    if (this.state.failed) return <Unavailable entry={entry} />;
    if (missing.length > 0) return <Incomplete entry={entry} missing={missing} />;
    const Widget = module.component as ComponentType<object>;
    return (
      <>
        <Widget {...entry.props} />
        {services.notice}
      </>
    );
  }
}
