/** The three newest posts, on the home page. */
import { ActionLink } from "../features/leads/actions";
import type { LatestPosts as Data } from "../generated/LatestPosts";
import { useText } from "../site/page-context";
import { PostCard } from "../ui/post-card";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function LatestPosts({ id, ground = "ink", title, text, posts, action }: SectionProps<Data>) {
  const t = useText();
  // A heading over nothing says nothing.
  if (posts.length === 0) {
    return null;
  }
  return (
    <SectionFrame ground={ground} id={id} labelledBy="latest-posts">
      <div className="gap-x-8 md:flex md:items-end md:justify-between">
        <SectionHeading id="latest-posts" title={title} text={text} />
        <div className="-mt-6 mb-8 shrink-0 md:mt-0 md:mb-14">
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
