/** Posts on the same subjects: asked for once the post is there, given by the server on a first visit. */
import { useQuery } from "@tanstack/react-query";
import type { Post } from "../../generated/Post";
import type { PostCard as PostCardData } from "../../generated/PostCard";
import { usePage, useText } from "../../site/page-context";
import { useSharedQueryClient } from "../../site/query-client";
import { PostCard } from "../../ui/post-card";
import { SectionFrame, SectionHeading } from "../../ui/section";
import { relatedPostsQuery } from "./blog-queries";

export function RelatedPosts({ post, given }: { post: Post; given: PostCardData[] }) {
  const { language } = usePage();
  const t = useText();
  const { data: posts = [] } = useQuery(relatedPostsQuery(post, language, given), useSharedQueryClient());
  if (posts.length === 0) {
    return null;
  }
  return (
    <SectionFrame ground="ink" grid labelledBy="related-posts">
      <SectionHeading id="related-posts" title={t("blog.related")} />
      <ul className="grid gap-x-6 gap-y-14 md:grid-cols-3 lg:gap-x-8">
        {posts.map((related) => (
          <li key={related.id}>
            <PostCard post={related} readMore={t("blog.readMore")} tagsLabel={t("blog.tags")} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
