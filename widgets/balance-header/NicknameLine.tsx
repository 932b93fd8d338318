import { useEffect, useRef, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { Skeleton } from "../../src/ui";
import { isFocusLost } from "../../src/ui/focus";
import { useServices, useTexts } from "../../src/widget-kit";
import type * as nicknameModule from "./nickname";
import { Retry } from "./Retry";
import { type NicknameLineProps } from "./site-nickname";
import { balanceTexts } from "./texts";

/** The line of the nickname. Its height is the same before and after its chunk has loaded. */
export function NicknameLine(props: NicknameLineProps) {
  const say = useTexts(balanceTexts);
  const { loaded, failures, attempts, retry } = useNicknameChunk();
  const lineRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The retry button had the focus and has just been removed.
    const hasLostFocus = failures > 0 && isFocusLost();
    if (loaded && hasLostFocus) lineRef.current?.querySelector("button")?.focus();
  }, [loaded, failures]);

  const hasFailed = !loaded && failures > 0;
  return (
    <div className="nickname" part="nickname" data-problem={hasFailed || undefined} ref={lineRef}>
      {loaded && <loaded.EditableNickname {...props} />}
      {hasFailed && (
        <Retry
          problem={say("nicknameMissing")}
          what={say("nicknameMissing")}
          busy={failures < attempts}
          onClick={retry}
        />
      )}
      {!loaded && !hasFailed && <Skeleton />}
    </div>
  );
}

/** Loads the chunk of the nickname; each retry fetches a failed chunk again. */
function useNicknameChunk() {
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<typeof nicknameModule>();
  const [attempts, setAttempts] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const load = async () => {
      const nickname = await import("./nickname");
      if (element.shadowRoot) addStyles(element.shadowRoot, nickname.styles);
      setLoaded(nickname);
    };
    load().catch((error: unknown) => {
      log.warn("the nickname could not be loaded", error);
      setFailures(attempts);
    });
  }, [element, log, attempts]);
  const retry = () => {
    setAttempts(attempts + 1);
  };
  return { loaded, failures, attempts, retry };
}
