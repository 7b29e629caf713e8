/** The three newest posts, on the home page. */
import { ActionLink } from "../features/leads/actions";
import { useText } from "../features/page/page-context";
import type { LatestPosts as Data } from "../generated/LatestPosts";
import { PostCard } from "../ui/post-card";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function LatestPosts({ id, ground = "ink", title, text, posts, action }: SectionProps<Data>) {
  const t = useText();
  return (
    <SectionFrame ground={ground} id={id} labelledBy="latest-posts">
      <div className="flex flex-wrap items-end justify-between gap-x-8">
        <SectionHeading id="latest-posts" title={title} text={text} />
        <div className="mb-10 md:mb-14">
          <ActionLink action={action} />
        </div>
      </div>
      <ul className="grid gap-x-6 gap-y-14 lg:gap-x-8 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} readMore={t("blog.readMore")} tagsLabel={t("blog.tags")} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
