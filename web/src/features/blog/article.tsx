/** A post to be read: its head on ink, its text on paper, its contents beside it. */
import type { ReactNode } from "react";
import type { Ground } from "../../generated/Ground";
import type { Post } from "../../generated/Post";
import { usePage, useText } from "../../site/page-context";
import { Breadcrumb } from "../../ui/breadcrumb";
import { Contents } from "../../ui/contents";
import { Picture } from "../../ui/picture";
import { PostDate, Tags } from "../../ui/post-card";
import { RichText } from "../../ui/rich-text";
import { splitAtHeading } from "./split-at-heading";

/** A text with fewer headings is read without a list of them. */
const WORTH_CONTENTS = 4;

/** A wide screen shows less of a cover's height: its file says what must stay. */
const CROPS = { top: "lg:object-top", middle: "", bottom: "lg:object-bottom" } as const;

type ArticleProps = {
  post: Post;
  ground: Ground;
  id?: string | undefined;
  /** Stands in the middle of the text. */
  within: ReactNode;
  children: ReactNode;
};

export function Article({ post, ground, id, within, children }: ArticleProps) {
  const { language } = usePage();
  const t = useText();
  const textLanguage = post.language === language ? undefined : post.language;
  const [before, after] = splitAtHeading(post.content);
  const long = post.headings.length >= WORTH_CONTENTS;
  return (
    <article id={id}>
      <ArticleHead post={post} textLanguage={textLanguage} />
      <div className={`ground-${ground} section pt-10 md:pt-16`}>
        <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-3">
            {long && <Contents headings={post.headings} label={t("blog.contents")} />}
          </div>
          <div className="min-w-0 lg:col-span-8 xl:col-span-7">
            <RichText html={before} newTab={t("frame.newTab")} lang={textLanguage} />
            {after && (
              <>
                {within}
                <RichText html={after} newTab={t("frame.newTab")} lang={textLanguage} />
              </>
            )}
            {children}
          </div>
        </div>
      </div>
    </article>
  );
}

function ArticleHead({ post, textLanguage }: { post: Post; textLanguage: string | undefined }) {
  const { breadcrumb } = usePage();
  const t = useText();
  return (
    <header className="ground-ink chart-grid below-header">
      <div className="wrap">
        {/* The title stands right below: the way ends at the blog. */}
        <Breadcrumb items={breadcrumb} withoutLast label={t("frame.breadcrumb")} />
        <h1 lang={textLanguage} className="mt-4 max-w-[22ch] text-title md:mt-6">
          {post.title}
        </h1>
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 md:mt-8">
          <PostDate post={post} />
          {post.updated && (
            <time dateTime={post.updated.iso} className="label block text-balance">
              {t("blog.updated", { date: post.updated.text })}
            </time>
          )}
          {post.author && <p className="label">{post.author}</p>}
          <p className="label">{t("blog.minutes", { minutes: post.readingMinutes })}</p>
        </div>
        <Tags tags={post.tags} label={t("blog.tags")} className="mt-4" />
        {textLanguage && (
          <p role="note" className="mt-6 border-l-2 border-accent pl-4 text-muted">
            {t("blog.otherLanguage")}
          </p>
        )}
        {post.coverImage ? (
          <Picture
            picture={post.coverImage}
            eager
            sizes="(min-width: 80rem) 76rem, 95vw"
            className={`mt-10 aspect-video w-full border border-b-0 border-line object-cover md:mt-12 lg:aspect-[21/9] ${CROPS[post.coverCrop]}`}
          />
        ) : (
          <div className="h-12" />
        )}
      </div>
    </header>
  );
}
