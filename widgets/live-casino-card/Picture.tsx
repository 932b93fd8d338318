import { Image } from "../../src/ui";

export interface PictureProps {
  readonly address: string | undefined;
  readonly text: string;
}

/** The picture of a table in a box of 16:9. Without a picture the box is empty. */
export function Picture({ address, text }: PictureProps) {
  return (
    <div className="media" part="media">
      {address !== undefined && (
        <Image src={address} alt={text} width={480} height={270} loading="lazy" decoding="async" />
      )}
    </div>
  );
}
