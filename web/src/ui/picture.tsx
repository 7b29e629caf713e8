/** A picture whose size is known before it arrives, and that swaps once to a placeholder when it is broken. */
import { useEffect, useRef, useState } from "react";
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
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const broken = brokenSrc === picture.src;

  useEffect(() => {
    // A picture of the server's HTML may have failed before anybody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) {
      setBrokenSrc(picture.src);
    }
  }, [picture.src]);

  return (
    // The same element in both states: a swap must not make the browser lay out anew.
    <picture className="contents">
      {!broken &&
        picture.sources.map((source) => (
          <source key={source.mediaType} type={source.mediaType} srcSet={source.srcset} sizes={sizes} />
        ))}
      <img
        ref={image}
        src={broken ? PLACEHOLDER : picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={className}
        onError={broken ? undefined : () => setBrokenSrc(picture.src)}
      />
    </picture>
  );
}
