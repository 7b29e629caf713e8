/** Courses with what they cost, or with the way to ask where the school gives no figure. */
import { ActionLink } from "../features/leads/actions";
import type { CoursePrice } from "../generated/CoursePrice";
import type { PriceList as Data } from "../generated/PriceList";
import { useText } from "../site/page-context";
import { DataCell } from "../ui/data-cell";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function PriceList(props: SectionProps<Data>) {
  const { id, ground = "paper", title, text, priceLabel, byProgramme, prices } = props;
  return (
    <SectionFrame ground={ground} id={id}>
      <SectionHeading title={title} text={text} />
      <ul className="border-t border-line">
        {prices.map((row) => (
          <li key={row.course.id} className="border-b border-line">
            <Row {...row} label={priceLabel} unknown={byProgramme} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

type RowProps = CoursePrice & { label: string; unknown: string };

function Row({ course, action, label, unknown }: RowProps) {
  const t = useText();
  return (
    <article className="grid items-center gap-x-8 gap-y-4 py-6 md:grid-cols-[8rem_1fr_auto]">
      <p className="font-mono text-3xl leading-none text-accent">{course.code}</p>
      <div>
        <h3 className="text-xl leading-snug">
          {course.href ? (
            <a href={course.href} className="hover:text-accent">
              {course.title}
            </a>
          ) : (
            course.title
          )}
        </h3>
        <dl className="mt-3 grid grid-cols-2 gap-x-8">
          <DataCell label={t("facts.duration")} value={course.duration} />
          <DataCell label={label} value={course.price ?? unknown} />
        </dl>
      </div>
      <ActionLink action={action} className="self-start md:self-auto" />
    </article>
  );
}
