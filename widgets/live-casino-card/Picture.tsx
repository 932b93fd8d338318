import { useConfig, useLiveCasino } from "../../src/widget-kit";
import { Image } from "../../src/ui";

export interface PictureProps {
  readonly address: string | undefined;
  readonly text: string;
}

/** The picture of a table in a box of 16:9. Without a picture, or with a refused one, the box is empty. */
export function Picture({ address, text }: PictureProps) {
  const liveCasino = useLiveCasino();
  // Renders again when other origins are configured.
  useConfig();
  const source = address && liveCasino.image(address);
  return (
    <div className="media" part="media">
      {source && <Image src={source} alt={text} width={480} height={270} loading="lazy" decoding="async" />}
    </div>
  );
}
