/** A picture whose size is known before it arrives, and that swaps once to a placeholder when it is broken. */
import { useState } from "react";
import type { Picture as PictureData } from "../generated/Picture";

const PLACEHOLDER = "/placeholder.svg";

type PictureProps = {
  picture: PictureData;
  className?: string;
  /** Widths at which the picture is shown, for the browser to choose a cut. */
  sizes?: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
};

export function Picture({ picture, className = "", sizes = "100vw", eager = false }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const image = (
    <img
      src={broken ? PLACEHOLDER : picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={className}
      onError={broken ? undefined : () => setBroken(true)}
    />
  );
  if (picture.sources.length === 0 || broken) {
    return image;
  }
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.mediaType} type={source.mediaType} srcSet={source.srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
