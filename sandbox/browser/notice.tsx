import { defineTexts } from "../../src/i18n";
import { useTexts } from "../../src/widget-kit";

const texts = defineTexts("demo", { simulated: "Dati simulati" }, { simulated: "Simulated data" });

/** Nothing of the page's players is shown here, and whoever looks must know it. */
function Simulated() {
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

export const notice = <Simulated />;
