import { useTexts } from "../../src/widget-kit";
import { loginTexts, type LoginText } from "./texts";
import { useBotCheckSettings } from "./useBotCheckSettings";

/** Links in the sentence, by placeholder. */
const links: Readonly<Record<string, readonly [text: LoginText, url: string]>> = {
  privacy: ["recaptchaPrivacy", "https://policies.google.com/privacy"],
  terms: ["recaptchaTerms", "https://policies.google.com/terms"],
};

/** Google's notice, which is mandatory if the badge is hidden. */
export function RecaptchaNotice() {
  const say = useTexts(loginTexts);
  const { provider, badge } = useBotCheckSettings();
  if (!provider.startsWith("recaptcha-") || badge === "shown") return null;
  return (
    <p className="vetrina-hint">
      {say("recaptcha")
        .split(/\{(\w+)\}/)
        .map((piece, index) => {
          // Pieces with an odd index are the names of placeholders.
          const link = index % 2 === 1 ? links[piece] : undefined;
          if (!link) return piece;
          const [text, url] = link;
          return (
            <a key={piece} className="vetrina-link" href={url} target="_blank" rel="noopener noreferrer">
              {say(text)}
            </a>
          );
        })}
    </p>
  );
}
