/** The blog over the network: every post, one post, and the posts related to it. */
import { queryOptions } from "@tanstack/react-query";
import type { Language } from "../../generated/Language";
import type { Post } from "../../generated/Post";
import type { PostCard } from "../../generated/PostCard";
import type { PostSlice } from "../../generated/PostSlice";

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

/** One page of the list, as the server cut it. */
export function postsQuery(language: Language, { offset, limit }: PostSlice, given: PostCard[]) {
  return queryOptions({
    queryKey: ["blog-posts", language, { offset }],
    queryFn: async () =>
      (await getJson<PostCard[]>(`/api/posts?lang=${language}&limit=${limit}&offset=${offset}`)) ?? [],
    initialData: given,
    ...givenAt(given.length > 0),
    staleTime: POSTS_STALE_AFTER,
    retry: 1,
  });
}

/** On a first visit the server gives the post; after a navigation the browser asks for it. */
export function postQuery(slug: string | null, language: Language, given: Post | null) {
  return queryOptions({
    queryKey: ["blog-posts", language, slug],
    queryFn: () => getJson<Post>(`/api/posts/${encodeURIComponent(slug ?? "")}?lang=${language}`),
    initialData: given ?? undefined,
    enabled: slug !== null,
    staleTime: POSTS_STALE_AFTER,
    retry: 1,
  });
}

/** Needs the post: it is asked only once that is there. */
export function relatedPostsQuery({ id }: Post, language: Language, given: PostCard[]) {
  return queryOptions({
    queryKey: ["blog-posts", language, id, "related"],
    queryFn: async () =>
      (await getJson<PostCard[]>(
        `/api/posts/${encodeURIComponent(id)}/related?lang=${language}&limit=${RELATED_POSTS}`,
      )) ?? [],
    initialData: given.length > 0 ? given : undefined,
    staleTime: POSTS_STALE_AFTER,
    retry: 1,
  });
}
