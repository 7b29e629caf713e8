/** The blog over the network: every post, one post, and the posts related to it. */
import { queryOptions } from "@tanstack/react-query";
import type { Language } from "../../generated/Language";
import type { Post } from "../../generated/Post";
import type { PostCard } from "../../generated/PostCard";

const POSTS_STALE_AFTER = 5 * 60_000;
const RELATED_POSTS = 3;

/** What the server put into the page is fresh, unless it had nothing: then the browser asks again. */
function givenAt(given: boolean): { initialDataUpdatedAt?: number } {
  return given ? {} : { initialDataUpdatedAt: 0 };
}

async function getJson<Answer>(path: string): Promise<Answer | null> {
  const response = await fetch(path);
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  return (await response.json()) as Answer;
}

export function postsQuery(language: Language, given: PostCard[]) {
  return queryOptions({
    queryKey: ["blog-posts", language],
    queryFn: async () => (await getJson<PostCard[]>(`/api/posts?lang=${language}`)) ?? [],
    initialData: given,
    ...givenAt(given.length > 0),
    staleTime: POSTS_STALE_AFTER,
    retry: 1,
  });
}

export function postQuery(id: string, language: Language, given: Post | null) {
  return queryOptions({
    queryKey: ["blog-posts", language, id],
    queryFn: () => getJson<Post>(`/api/posts/${encodeURIComponent(id)}?lang=${language}`),
    initialData: given,
    ...givenAt(given !== null),
    staleTime: POSTS_STALE_AFTER,
    retry: 1,
  });
}

/** Asked only once the post is there. */
export function relatedPostsQuery(post: Post | null, language: Language, given: PostCard[]) {
  const id = post?.id ?? "";
  return queryOptions({
    queryKey: ["blog-posts", language, id, "related"],
    queryFn: async () =>
      (await getJson<PostCard[]>(
        `/api/posts/${encodeURIComponent(id)}/related?lang=${language}&limit=${RELATED_POSTS}`,
      )) ?? [],
    initialData: given.length > 0 ? given : undefined,
    ...(post ? {} : { enabled: false }),
    staleTime: POSTS_STALE_AFTER,
    retry: 1,
  });
}
