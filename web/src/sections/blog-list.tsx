/** The blog: the newest post large, the others beside each other, and what others wrote about the school. */
import { useQuery } from "@tanstack/react-query";
import { BlogLoading, BlogNotice } from "../features/blog/blog-notice";
import { postsQuery } from "../features/blog/blog-queries";
import { FeaturedPost } from "../features/blog/featured-post";
import { OlderPosts, OtherPosts } from "../features/blog/other-posts";
import { PageLinks } from "../features/blog/page-links";
import { PressCoverage } from "../features/blog/press-coverage";
import type { BlogList as Data } from "../generated/BlogList";
import type { PostCard } from "../generated/PostCard";
import type { PostSlice } from "../generated/PostSlice";
import { usePage, useText } from "../site/page-context";
import { useSharedQueryClient } from "../site/query-client";
import { SectionFrame } from "../ui/section";
import { useHydrated } from "../ui/use-hydrated";
import type { SectionProps } from "./section-props";

export default function BlogList({
  id,
  ground = "ink",
  title,
  subtitle,
  slice,
  posts,
  press,
}: SectionProps<Data>) {
  return (
    <>
      <SectionFrame ground={ground} id={id} grid className="far-below-header">
        <header className="mb-12 grid items-end gap-x-8 gap-y-5 md:mb-16 lg:grid-cols-12">
          <h1 className="text-hero leading-none lg:col-span-7">{title}</h1>
          <p className="lead lg:col-span-5">{subtitle}</p>
        </header>
        <Posts slice={slice} given={posts} />
        <PageLinks slice={slice} />
      </SectionFrame>
      {press && <PressCoverage ground={ground === "ink" ? "paper" : "ink"} {...press} />}
    </>
  );
}

function Posts({ slice, given }: { slice: PostSlice; given: PostCard[] }) {
  const { language } = usePage();
  const t = useText();
  const hydrated = useHydrated();
  const {
    data: posts,
    isError,
    isFetching,
  } = useQuery(postsQuery(language, slice, given), useSharedQueryClient());
  const [newest, ...others] = posts;
  if (newest && slice.page > 1) {
    return <OlderPosts posts={posts} />;
  }
  if (newest) {
    return (
      <>
        <FeaturedPost post={newest} />
        <OtherPosts posts={others} />
      </>
    );
  }
  if (isError) {
    return <BlogNotice code={t("blog.noContact")} title={t("blog.loadError")} failed />;
  }
  if (isFetching && hydrated) {
    return <BlogLoading />;
  }
  return <BlogNotice code={t("blog.standBy")} title={t("blog.empty")} hint={t("blog.emptyHint")} />;
}
