/** What stands in the place of posts that are not there: on their way, not to be had, or not written. */
import type { ReactNode } from "react";
import { useText } from "../../site/page-context";
import { Spinner } from "../../ui/spinner";

export function BlogLoading() {
  const t = useText();
  return (
    <Notice>
      <Spinner label={t("frame.loading")} />
    </Notice>
  );
}

type BlogNoticeProps = {
  /** Mono line above the title, as a radio call would have it. */
  code: string;
  title: string;
  hint?: string;
  heading?: "h1" | "h2";
  failed?: boolean;
  children?: ReactNode;
};

export function BlogNotice({
  code,
  title,
  hint,
  heading: Heading = "h2",
  failed = false,
  children,
}: BlogNoticeProps) {
  return (
    <Notice role={failed ? "alert" : undefined}>
      <p className="label">{code}</p>
      <Heading className="mt-4 max-w-[32ch] font-display text-heading font-bold">{title}</Heading>
      {hint && <p className="mt-3 text-muted">{hint}</p>}
      {children && <div className="mt-8">{children}</div>}
    </Notice>
  );
}

function Notice({ role, children }: { role?: "alert" | undefined; children: ReactNode }) {
  return (
    <div role={role} className="border border-dashed border-line px-6 py-16 md:px-12">
      {children}
    </div>
  );
}
