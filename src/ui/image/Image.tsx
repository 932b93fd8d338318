import { type ImgHTMLAttributes, useState } from "react";

export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
}

/** A picture; nothing where it cannot be loaded, so that the ground below is seen and not the browser's broken sign. */
export function Image({ src, ...rest }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  return src === broken ? null : <img {...rest} src={src} onError={() => setBroken(src)} />;
}
