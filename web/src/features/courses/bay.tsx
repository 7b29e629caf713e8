/** One bay of the strip board: what it holds, and its strips in their slots. */
import type { Bay as BayData } from "../../generated/Bay";
import { Badge } from "../../ui/badge";
import { Icon } from "../../ui/icon";
import { Strip, type StripWords } from "../../ui/strip";

type BayProps = { bay: BayData; words: StripWords; abroad: boolean; out: boolean };

export function Bay({ bay, words, abroad, out }: BayProps) {
  const { icon, title, text, courses, badgeAbroad, noteAbroad } = bay;
  return (
    <section className="bay" aria-label={title} data-out={out || undefined} inert={out}>
      <header className="bay-head">
        <Icon name={icon} className="mt-0.5 size-7 text-accent" />
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 max-w-[75ch] text-base text-muted">{text}</p>
        </div>
        {badgeAbroad && (
          <p className="bay-badge">
            {abroad && <Badge className="max-md:text-2xs max-md:tracking-normal">{badgeAbroad}</Badge>}
          </p>
        )}
      </header>
      {courses.map((course) => (
        <Strip key={course.id} course={course} href={course.href} words={words} level={4} />
      ))}
      {noteAbroad && <div className="bay-note">{abroad && <p>{noteAbroad}</p>}</div>}
    </section>
  );
}
