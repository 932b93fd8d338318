import { defineTexts } from "../../src/i18n/texts";
import { useTexts } from "../../src/widget-kit";

const texts = defineTexts("demo", { simulated: "Dati simulati" }, { simulated: "Simulated data" });

/** States that the widget above shows simulated data, not data of a real player. */
function SimulatedNotice() {
  const say = useTexts(texts);
  return (
    <p
      part="simulated"
      style={{
        margin: "var(--v-s-1) 0 0",
        fontSize: "var(--v-fs-xs)",
        color: "var(--v-text-3)",
        textAlign: "start",
      }}
    >
      {say("simulated")}
    </p>
  );
}

export const notice = <SimulatedNotice />;
