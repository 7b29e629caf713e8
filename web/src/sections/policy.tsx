/** A legal document: its version and date, its contents, its text. */
import { ObjectionSwitch } from "../features/visits/objection-switch";
import type { Heading } from "../generated/Heading";
import type { Policy as Data } from "../generated/Policy";
import { usePage, useText } from "../site/page-context";
import { Breadcrumb } from "../ui/breadcrumb";
import { Contents } from "../ui/contents";
import { RichText } from "../ui/rich-text";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Policy({
  id,
  ground = "paper",
  title,
  version,
  updated,
  body,
  visits,
}: SectionProps<Data>) {
  const { breadcrumb, isCounted } = usePage();
  const t = useText();
  return (
    <SectionFrame ground={ground} id={id} className="below-header">
      <header className="border-line lg:border-b lg:pb-8">
        <Breadcrumb items={breadcrumb} label={t("frame.breadcrumb")} />
        <h1 className="mt-4 text-title">{title}</h1>
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
          <Fact name={t("policy.version")} value={version} />
          <Fact name={t("policy.updated")} value={updated.text} />
        </dl>
      </header>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4 xl:col-span-3">
          <Contents headings={headingsOf(body)} label={t("blog.contents")} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <RichText html={body} newTab={t("frame.newTab")} />
          {isCounted && visits && <ObjectionSwitch {...visits} />}
        </div>
      </div>
    </SectionFrame>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-3">
      <dt className="label">{name}</dt>
      <dd className="data text-sm">{value}</dd>
    </div>
  );
}

/** Without the numbers that the text itself carries: the list counts on its own. */
function headingsOf(html: string): Heading[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(?:\d+\. )?([^<]+)/g), ([, id = "", text = ""]) => ({
    id,
    text,
  }));
}
