/** How a link of the navigation says that the visitor is there. */
import type { FrameLink } from "../generated/FrameLink";

/** `page` for the page itself, `true` for the part of the site it belongs to. */
export function currentMark(link: FrameLink, id: string): "page" | "true" | undefined {
  if (link.page === id) {
    return "page";
  }
  return link.page === "blog" && id.startsWith("blog/") ? "true" : undefined;
}
