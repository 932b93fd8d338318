import { safeAddress } from "../../src/utils/url";
import { useServices } from "../../src/widget-kit";
import { Image } from "../../src/ui";

export interface PictureProps {
  readonly address: string | undefined;
  readonly text: string;
}

/** The picture of a table in a box of 16:9. Without a picture the box is empty. */
export function Picture({ address, text }: PictureProps) {
  const { page } = useServices();
  const source = safeAddress(address, page.address(), "image");
  return (
    <div className="media" part="media">
      {source !== undefined && (
        <Image src={source} alt={text} width={480} height={270} loading="lazy" decoding="async" />
      )}
    </div>
  );
}
