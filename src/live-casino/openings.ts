import { translator } from "../i18n/texts";
import type { LiveCasinoEnvironment } from "./environment";
import { liveCasinoTexts } from "./texts";

/** Openings that follow each other within so many milliseconds are one message. */
const gatheringTime = 1000;

/** Says that tables have opened: many in one second are one sentence, and nobody hears each. */
export function createOpenings({ config, announce }: Pick<LiveCasinoEnvironment, "config" | "announce">) {
  let names: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell() {
    const { language, texts } = config.get();
    const say = translator(liveCasinoTexts, language, texts);
    const [name = ""] = names;
    announce(names.length === 1 ? say("opened", { name }) : say("openings", { count: names.length }));
    names = [];
    timer = undefined;
  }

  return {
    add(name: string) {
      names.push(name);
      timer ??= setTimeout(tell, gatheringTime);
    },
    dispose() {
      clearTimeout(timer);
    },
  };
}
