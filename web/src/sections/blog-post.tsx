/** One post, or word that it is not there. */
import { useQuery } from "@tanstack/react-query";
import { Article } from "../features/blog/article";
import { BlogLoading, BlogNotice } from "../features/blog/blog-notice";
import { postQuery } from "../features/blog/blog-queries";
import { NeighbourPosts } from "../features/blog/neighbour-posts";
import { RelatedPosts } from "../features/blog/related-posts";
import { AskLink } from "../features/leads/ask-link";
import { useStripWords } from "../features/courses/strip-words";
import type { BlogPost as Data } from "../generated/BlogPost";
import type { Course } from "../generated/Course";
import { usePage, useText } from "../site/page-context";
import { useSharedQueryClient } from "../site/query-client";
import { Arrow } from "../ui/arrow";
import { SectionFrame } from "../ui/section";
import { BriefStrip, Strip } from "../ui/strip";
import type { SectionProps } from "./section-props";

export default function BlogPost({
  id,
  ground = "paper",
  slug,
  post: given,
  related,
  course,
  previous,
  next,
}: SectionProps<Data>) {
  const { language } = usePage();
  const {
    data: post,
    isError,
    isLoading,
  } = useQuery(postQuery(slug, language, given), useSharedQueryClient());
  if (!post) {
    return <Missing failed={isError} loading={isLoading} />;
  }
  return (
    <>
      <Article post={post} ground={ground} id={id} within={course && <CourseWithin course={course} />}>
        {course && <CourseOfPost course={course} />}
        <NeighbourPosts previous={previous} next={next} />
      </Article>
      <RelatedPosts post={post} given={related} />
    </>
  );
}

/** The course that belongs to the subject, on its strip. */
function CourseOfPost({ course }: { course: Course }) {
  const t = useText();
  const words = useStripWords();
  return (
    <aside aria-labelledby="course-of-post" className="mt-14">
      <h2 id="course-of-post" className="label mb-4 font-normal">
        {t("blog.course")}
      </h2>
      <Strip course={course} href={course.href} words={words} />
      <AskLink className="button button-primary mt-6 max-md:w-full">{t("frame.ask")}</AskLink>
    </aside>
  );
}

function CourseWithin({ course }: { course: Course }) {
  const words = useStripWords();
  return (
    <div className="my-12">
      <BriefStrip course={course} href={course.href} words={words} />
    </div>
  );
}

function Missing({ failed, loading }: { failed: boolean; loading: boolean }) {
  const { frame } = usePage();
  const t = useText();
  const blog = frame.navigation.find(({ page }) => page === "blog");
  const title = t(failed ? "blog.postError" : "blog.postMissing");
  return (
    <SectionFrame ground="ink" grid className="min-h-[70vh] far-below-header">
      {loading ? (
        <BlogLoading />
      ) : (
        <BlogNotice code={failed ? t("blog.noContact") : "404"} title={title} heading="h1" failed={failed}>
          <a href={blog?.href ?? "/blog"} className="button button-secondary">
            <Arrow way="back" />
            {t("blog.back")}
          </a>
        </BlogNotice>
      )}
    </SectionFrame>
  );
}
