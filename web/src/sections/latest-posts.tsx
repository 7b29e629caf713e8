/** The three newest posts, on the home page: one line each. */
import { ActionLink } from "../features/leads/actions";
import type { LatestPosts as Data } from "../generated/LatestPosts";
import type { PostCard } from "../generated/PostCard";
import { Arrow } from "../ui/arrow";
import { PostDate } from "../ui/post-card";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function LatestPosts({ id, ground = "ink", title, text, posts, action }: SectionProps<Data>) {
  // A heading over nothing says nothing.
  if (posts.length === 0) {
    return null;
  }
  return (
    <SectionFrame ground={ground} id={id} labelledBy="latest-posts" pace="tight">
      <SectionHeading id="latest-posts" title={title} text={text} tight />
      <ul className="border-t border-line">
        {posts.map((post) => (
          <li key={post.id} className="border-b border-line">
            <PostLine post={post} />
          </li>
        ))}
      </ul>
      <ActionLink action={action} className="mt-2" />
    </SectionFrame>
  );
}

function PostLine({ post }: { post: PostCard }) {
  return (
    <article className="group relative grid items-baseline gap-x-8 gap-y-1 py-3 md:grid-cols-[17rem_1fr_auto] md:py-4">
      <PostDate post={post} />
      <h3 className="text-xl leading-snug group-hover:text-accent">
        <a href={post.href} className="stretched-link">
          {post.title}
        </a>
      </h3>
      <Arrow className="size-5 self-center text-accent max-md:hidden" />
    </article>
  );
}
