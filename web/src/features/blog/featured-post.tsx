/** The newest post, large. */
import type { PostCard as PostCardData } from "../../generated/PostCard";
import { useText } from "../../site/page-context";
import { Picture } from "../../ui/picture";
import { PostDate, ReadMore, Tags } from "../../ui/post-card";

const FEATURED_TAGS = 4;

export function FeaturedPost({ post }: { post: PostCardData }) {
  const t = useText();
  return (
    <article className="group relative grid items-stretch gap-x-10 gap-y-6 border-y border-line py-6 md:py-8 lg:grid-cols-12">
      {post.coverImage && (
        <div className="overflow-hidden bg-panel lg:col-span-7">
          <Picture
            picture={post.coverImage}
            eager
            sizes="(min-width: 64rem) 44rem, 95vw"
            className="aspect-video w-full object-cover transition-transform duration-(--duration-calm) ease-out group-hover:scale-[1.02]"
          />
        </div>
      )}
      <div className="flex flex-col lg:col-span-5">
        <PostDate post={post} />
        <h2 className="heading-2 mt-4 group-hover:text-accent">{post.title}</h2>
        <p className="mt-5 max-w-[60ch] text-muted">{post.description}</p>
        <Tags tags={post.tags.slice(0, FEATURED_TAGS)} label={t("blog.tags")} className="mt-6" />
        <ReadMore post={post} words={t("blog.readMore")} className="mt-auto pt-6" />
      </div>
    </article>
  );
}
