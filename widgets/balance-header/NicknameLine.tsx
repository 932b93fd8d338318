import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { useServices } from "../../src/services";
import { Skeleton } from "../../src/ui";
import type * as nicknameModule from "./nickname";

export interface NicknameLineProps {
  readonly siteId: string;
  /** Told, as a sentence, what has come of something that the player did. */
  onNews(text: string): void;
}

/** The line of the nickname, as high before its chunk has come as it is with it. */
export function NicknameLine(props: NicknameLineProps) {
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<typeof nicknameModule>();
  useEffect(() => {
    const load = async () => {
      const nickname = await import("./nickname");
      if (element.shadowRoot) addStyles(element.shadowRoot, nickname.styles);
      setLoaded(nickname);
    };
    load().catch((error: unknown) => {
      log.warn("the nickname could not be loaded", error);
    });
  }, [element, log]);
  return (
    <div className="nickname" part="nickname">
      {loaded ? <loaded.EditableNickname {...props} /> : <Skeleton />}
    </div>
  );
}
