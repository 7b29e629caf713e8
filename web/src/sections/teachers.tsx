/** Who teaches: the unit each instructor works at, what they are rated for, and for how long. */
import type { Teacher } from "../generated/Teacher";
import type { TeacherLabels } from "../generated/TeacherLabels";
import type { Teachers as Data } from "../generated/Teachers";
import { Badge } from "../ui/badge";
import { DataCell } from "../ui/data-cell";
import { Picture } from "../ui/picture";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Teachers(props: SectionProps<Data>) {
  const { id, ground = "paper", title, text, labels, instructors } = props;
  const shown = instructors.filter(({ profile }) => profile);
  return (
    <SectionFrame ground={ground} id={id}>
      <SectionHeading title={title} text={text} />
      <ul className="border-t border-line">
        {shown.map((teacher) => (
          <li key={teacher.name} className="border-b border-line">
            <Row {...teacher} labels={labels} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Row({ name, image, profile, labels }: Teacher & { labels: TeacherLabels }) {
  if (!profile) {
    return null;
  }
  const { icaoCode, unit, ratings, endorsements, years, teaches, sample } = profile;
  return (
    <article className="grid grid-cols-[6rem_1fr] gap-x-5 gap-y-5 py-6 md:grid-cols-[8rem_1fr] md:gap-x-8 lg:grid-cols-[8rem_1fr_auto]">
      <Picture picture={image} sizes="8rem" className="aspect-square w-full bg-panel object-cover" />
      <div>
        <h3 className="text-xl leading-snug">{name}</h3>
        <p className="mt-1 text-base text-muted">{unit}</p>
        <p className="mt-4 max-w-[48ch] text-base">
          <span className="label block">{labels.teaches}</span>
          {teaches}
        </p>
        {sample && <Badge className="mt-4">{labels.sample}</Badge>}
      </div>
      <div className="max-lg:-col-end-1 max-md:col-start-1 lg:text-right">
        <p className="font-mono text-5xl leading-none tracking-[0.04em] text-accent">{icaoCode}</p>
        <dl className="mt-5 grid grid-cols-[auto_1fr_auto] gap-x-6 gap-y-5 md:flex md:flex-wrap md:gap-x-8 lg:justify-end">
          <DataCell label={labels.ratings} value={ratings.join(" · ")} />
          <DataCell label={labels.endorsements} value={endorsements.join(" · ")} />
          <DataCell label={labels.years} value={years} />
        </dl>
      </div>
    </article>
  );
}
