import { type NicknameLineProps } from "./nickname-props";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { useServices, useTexts } from "../../src/widget-kit";
import { Button, Skeleton } from "../../src/ui";
import type * as nicknameModule from "./nickname";
import { balanceTexts } from "./texts";

/** The line of the nickname, as high before its chunk has come as it is with it. */
export function NicknameLine(props: NicknameLineProps) {
  const say = useTexts(balanceTexts);
  const { loaded, failures, tries, retry } = useNicknameChunk();
  const lineRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of a retry has gone, and the focus with it.
    const hasLostFocus = failures > 0 && document.activeElement === document.body;
    if (loaded && hasLostFocus) lineRef.current?.querySelector("button")?.focus();
  }, [loaded, failures]);

  const isMissing = !loaded && failures > 0;
  return (
    <div className="nickname" part="nickname" data-problem={isMissing || undefined} ref={lineRef}>
      {loaded && <loaded.EditableNickname {...props} />}
      {isMissing && (
        <>
          <span className="meta">{say("nicknameMissing")}</span>
          <Button
            look="link"
            aria-label={`${say("retry")}: ${say("nicknameMissing")}`}
            busy={failures < tries}
            onClick={retry}
          >
            {say("retry")}
          </Button>
        </>
      )}
      {!loaded && !isMissing && <Skeleton />}
    </div>
  );
}

/** A failed chunk is fetched anew by each retry. */
function useNicknameChunk() {
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<typeof nicknameModule>();
  const [tries, setTries] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const load = async () => {
      const nickname = await import("./nickname");
      if (element.shadowRoot) addStyles(element.shadowRoot, nickname.styles);
      setLoaded(nickname);
    };
    load().catch((error: unknown) => {
      log.warn("the nickname could not be loaded", error);
      setFailures(tries);
    });
  }, [element, log, tries]);
  const retry = () => {
    setTries(tries + 1);
  };
  return { loaded, failures, tries, retry };
}
