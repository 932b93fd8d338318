import type { FileItem } from "../../src/gamification/files/queries";
import { boundedText } from "../../src/utils/bounded-text";
import { safeUrl } from "../../src/utils/url";
import { useConfig, useServices, useTexts } from "../../src/widget-kit";
import { EntityCard } from "../../src/widget-kit/gamification";
import { sizeText } from "./size-text";
import { filesTexts } from "./texts";

/** Maximum length of a shown file name, so that a long name does not fill a card. */
const maxNameLength = 120;

/** One file: name, kind and size, and a link if its URL passes the safe-URL check (S04). */
export function FileCard({ item: { id, file, kind } }: { readonly item: FileItem }) {
  const say = useTexts(filesTexts);
  const { language } = useConfig();
  const { page } = useServices();
  const name = boundedText(file.name, maxNameLength).trim() || say("unnamed");
  const url = file.uri ? safeUrl(file.uri, page.url()) : undefined;
  const size = sizeText(file.size, language);
  return (
    <EntityCard entityType="FileObject" id={id} name={name}>
      <p className="file-facts">{size === undefined ? say(kind) : say("facts", { kind: say(kind), size })}</p>
      <div className="entity-foot">
        {url === undefined ? (
          <p className="file-facts">{say("noUrl")}</p>
        ) : (
          <a
            className="file-link"
            part="link"
            href={url}
            rel="noopener noreferrer"
            aria-label={`${say("open")}: ${name}`}
          >
            {say("open")}
          </a>
        )}
      </div>
    </EntityCard>
  );
}
