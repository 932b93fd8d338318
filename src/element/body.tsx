import {
  type ComponentType,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { isAuthorsPlace } from "../platform/authors-place";
import { useTexts } from "../widget-kit";
import { SimulationContext } from "../ui/simulation";
import { missingAttributes } from "./attributes";
import { Boundary } from "./boundary";
import type { Entry } from "./entry";
import { hasFallback } from "./fallback-slots";
import { elementTexts } from "./texts";

/** Rendered after the component: its layout effect runs only in a commit in which the component rendered. */
function AfterFirstCommit({ entry }: { entry: Entry }) {
  useLayoutEffect(() => entry.show(), [entry]);
  return null;
}

/** Replaces a component that cannot be rendered: shows the author's fallback or, without one, a sentence. */
function Unavailable({ entry }: { entry: Entry }) {
  const t = useTexts(elementTexts);
  useLayoutEffect(() => entry.fallBack(), [entry]);
  return hasFallback(entry.mountable.host.element) ? null : <p part="error">{t("unavailable")}</p>;
}

/** Replaces a component whose required attributes are missing, and names them in the console; in the page for authors. */
function Incomplete({ entry, missing }: { entry: Entry; missing: readonly string[] }) {
  const { definition, services } = entry.mountable;
  const t = useTexts(elementTexts);
  const names = missing.join(", ");
  useEffect(() => {
    services.log.warn(`<${definition.tag}> needs ${names}`);
  }, [services, definition, names]);
  useLayoutEffect(() => entry.fallBack(), [entry]);
  return isAuthorsPlace(services.page) ? (
    <p part="error">
      <code>{`<${definition.tag}>`}</code> {t("missing", { names })}
    </p>
  ) : (
    <Unavailable entry={entry} />
  );
}

/** A widget inside its box. When an attribute changes, only this component renders again. */
export function Body({ entry }: { entry: Entry }) {
  const props = useSyncExternalStore(entry.subscribe, entry.props);
  useInsertionEffect(() => {
    entry.adoptStyles();
  }, [entry]);
  const { definition, module, services } = entry.mountable;
  const Widget = module.component as ComponentType<object>;
  const missing = missingAttributes(definition, props);
  return (
    <Boundary fallback={<Unavailable entry={entry} />} retryOn={props} onError={entry.reportCrash}>
      {missing.length === 0 ? (
        <>
          <SimulationContext.Provider value={services.notice}>
            <Widget {...props} />
          </SimulationContext.Provider>
          {services.notice}
          <AfterFirstCommit entry={entry} />
        </>
      ) : (
        <Incomplete entry={entry} missing={missing} />
      )}
    </Boundary>
  );
}
