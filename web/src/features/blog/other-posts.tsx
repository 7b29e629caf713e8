/** The posts after the newest: a grid, or a row that scrolls when there are many. */
import type { PostCard as PostCardData } from "../../generated/PostCard";
import { useText } from "../../site/page-context";
import { PostCard } from "../../ui/post-card";
import { Scroller } from "../../ui/scroller";

const MOST_IN_A_GRID = 3;

export function OtherPosts({ posts }: { posts: PostCardData[] }) {
  const t = useText();
  if (posts.length === 0) {
    return null;
  }
  return (
    <div className="mt-14 md:mt-20">
      {posts.length > MOST_IN_A_GRID ? (
        <Scroller label={t("blog.others")} previous={t("carousel.previous")} next={t("carousel.next")}>
          <Cards posts={posts} />
        </Scroller>
      ) : (
        <OlderPosts posts={posts} />
      )}
    </div>
  );
}

/** An older page of the list: a grid, however many there are. */
export function OlderPosts({ posts }: { posts: PostCardData[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      <Cards posts={posts} />
    </ul>
  );
}

function Cards({ posts }: { posts: PostCardData[] }) {
  const t = useText();
  return posts.map((post) => (
    <li key={post.id}>
      <PostCard post={post} readMore={t("blog.readMore")} tagsLabel={t("blog.tags")} heading="h2" />
    </li>
  ));
}
