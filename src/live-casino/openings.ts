import { defineTexts, translator } from "../i18n/texts";
import type { LiveCasinoEnvironment } from "./environment";

/** Openings within this time are announced together, milliseconds. */
const announceDelay = 1000;

/** Announces that tables have opened. Several openings in one second become one sentence. */
export function createOpenings({ config, announce }: Pick<LiveCasinoEnvironment, "config" | "announce">) {
  let names: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announceAll() {
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
      timer ??= setTimeout(announceAll, announceDelay);
    },
    dispose() {
      clearTimeout(timer);
    },
  };
}

const liveCasinoTexts = defineTexts(
  "live-casino",
  { opened: "Tavolo aperto: {name}", openings: "{count} tavoli aperti" },
  { opened: "Table open: {name}", openings: "{count} tables open" },
);
