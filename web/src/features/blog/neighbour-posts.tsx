/** The posts written before and after this one. */
import type { PostCard } from "../../generated/PostCard";
import { useText } from "../../site/page-context";
import { Arrow } from "../../ui/arrow";

type NeighbourPostsProps = { previous: PostCard | null; next: PostCard | null };

export function NeighbourPosts({ previous, next }: NeighbourPostsProps) {
  const t = useText();
  if (!previous && !next) {
    return null;
  }
  return (
    <nav aria-label={t("blog.others")} className="mt-16 grid gap-px border-y border-line md:grid-cols-2">
      {previous && <Neighbour post={previous} way="back" label={t("blog.previous")} />}
      {next && <Neighbour post={next} way="on" label={t("blog.next")} />}
    </nav>
  );
}

function Neighbour({ post, way, label }: { post: PostCard; way: "back" | "on"; label: string }) {
  const side = way === "on" ? "md:col-start-2 md:border-l md:border-line md:pl-6 md:text-right" : "md:pr-6";
  return (
    <a href={post.href} className={`group block py-6 ${side}`}>
      <span className={`label flex items-center gap-2 ${way === "on" ? "md:flex-row-reverse" : ""}`}>
        <Arrow way={way} className="size-4 text-accent" />
        {label}
      </span>
      <span className="mt-2 block font-display leading-snug font-bold text-balance group-hover:text-accent">
        {post.title}
      </span>
    </a>
  );
}
