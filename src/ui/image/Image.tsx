import { type ImgHTMLAttributes, type SyntheticEvent, useState } from "react";

export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
}

/** A picture. If it cannot be loaded, nothing is rendered in place of the browser's icon for a broken image. */
export function Image({ src, ...rest }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  return src === broken ? null : <img {...rest} src={src} onError={() => setBroken(src)} />;
}

/**
 * Hides a picture that cannot be loaded, for an `img` without a component of its own. Its key must be its address, so that
 * another picture is shown.
 */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.display = "none";
}
