import { type ImgHTMLAttributes, useState } from "react";

export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
}

/** A picture. If it cannot be loaded, nothing is rendered in place of the browser's icon for a broken image. */
export function Image({ src, ...rest }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  return src === broken ? null : <img {...rest} src={src} onError={() => setBroken(src)} />;
}
