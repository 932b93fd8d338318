import { type ImgHTMLAttributes, type SyntheticEvent, useState } from "react";

export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
}

/**
 * An image. If it cannot be loaded, the component does not render anything, so that the browser does not show
 * its icon for a broken image.
 */
export function Image({ src, ...rest }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  return src === broken ? null : <img {...rest} src={src} onError={() => setBroken(src)} />;
}

/**
 * Hides an image that cannot be loaded, for an `img` without its own component. The URL must be the key of
 * the `img`, so that a later image is shown.
 */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.display = "none";
}
