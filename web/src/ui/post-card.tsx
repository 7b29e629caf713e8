/** A post as lists show it. The whole card leads to the post; the words "read more" are the link. */
import type { PostCard as PostCardData } from "../generated/PostCard";
import { Arrow } from "./arrow";
import { Picture } from "./picture";
import { unbroken } from "./unbroken";

type PostCardProps = {
  post: PostCardData;
  readMore: string;
  tagsLabel: string;
  heading?: "h2" | "h3";
};

export const CARD_TAGS = 3;

export function PostCard({ post, readMore, tagsLabel, heading: Heading = "h3" }: PostCardProps) {
  return (
    <article className="group relative flex h-full flex-col border-t border-line">
      {post.coverImage && (
        <div className="overflow-hidden bg-panel">
          <Picture
            picture={post.coverImage}
            sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 85vw"
            className="aspect-video w-full object-cover transition-transform duration-(--duration-calm) ease-out group-hover:scale-[1.02]"
          />
        </div>
      )}
      <PostDate post={post} className="mt-5" />
      <Heading className="mt-3 text-xl leading-snug group-hover:text-accent">{post.title}</Heading>
      <p className="mt-3 text-base text-muted">{unbroken(post.description)}</p>
      <Tags tags={post.tags.slice(0, CARD_TAGS)} label={tagsLabel} className="mt-4" />
      <ReadMore post={post} words={readMore} className="mt-auto pt-5" />
    </article>
  );
}

export function PostDate({
  post,
  className = "",
}: {
  post: { date: PostCardData["date"] };
  className?: string;
}) {
  return (
    <time dateTime={post.date.iso} className={`label block text-balance ${className}`}>
      {post.date.text}
    </time>
  );
}

export function Tags({ tags, label, className = "" }: { tags: string[]; label: string; className?: string }) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-x-4 gap-y-1 ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className="data text-note text-muted post-tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}

export function ReadMore({
  post,
  words,
  className = "",
}: {
  post: PostCardData;
  words: string;
  className?: string;
}) {
  return (
    <p className={className}>
      <a
        href={post.href}
        className="inline-flex min-h-11 items-center gap-2 font-display text-base font-bold text-accent stretched-link"
      >
        {words}
        <span className="sr-only">: {post.title}</span>
        <Arrow className="size-4 transition-transform group-hover:[translate:0.25rem]" />
      </a>
    </p>
  );
}
