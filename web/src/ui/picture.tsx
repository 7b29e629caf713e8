/** A picture whose size is known before it arrives, and that swaps once to a placeholder when it is broken. */
import { useEffect, useRef, useState } from "react";
import type { Focus } from "../generated/Focus";
import type { Picture as PictureData } from "../generated/Picture";

const PLACEHOLDER = "/placeholder.svg";

/** What stays in sight where the picture is cropped; without it the middle. */
const FOCUS: Record<Focus, string> = {
  top: "object-top",
  "top-right": "object-top-right",
  right: "object-right",
  "bottom-right": "object-bottom-right",
  bottom: "object-bottom",
  "bottom-left": "object-bottom-left",
  left: "object-left",
  "top-left": "object-top-left",
};

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
        className={picture.focus ? `${className} ${FOCUS[picture.focus]}` : className}
        onError={broken ? undefined : () => setBrokenSrc(picture.src)}
      />
    </picture>
  );
}
