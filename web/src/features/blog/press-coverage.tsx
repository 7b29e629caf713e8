/** What others have published about the school: two links out, one document. */
import type { Ground } from "../../generated/Ground";
import type { PressCoverage as Data } from "../../generated/PressCoverage";
import type { PressItem } from "../../generated/PressItem";
import { useText } from "../../site/page-context";
import { Arrow } from "../../ui/arrow";
import { Badge } from "../../ui/badge";
import { OutsideLink } from "../../ui/outside-link";
import { Picture } from "../../ui/picture";
import { SectionFrame, SectionHeading } from "../../ui/section";

export function PressCoverage({ ground, title, text, items }: Data & { ground: Ground }) {
  return (
    <SectionFrame ground={ground} labelledBy="press">
      <SectionHeading id="press" title={title} text={text} />
      <ul className="border-t border-line">
        {items.map((item) => (
          <li key={item.id} className="border-b border-line">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Item({ item }: { item: PressItem }) {
  const t = useText();
  return (
    <article className="group relative grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-3 py-6 md:grid-cols-[8rem_1fr_auto]">
      <Picture picture={item.logo} sizes="8rem" className="w-32" />
      <div className="max-md:col-span-2 max-md:row-start-2">
        <p className="label flex flex-wrap gap-x-4">
          <span>{item.source}</span>
          <time dateTime={item.date.iso}>{item.date.text}</time>
        </p>
        <h3 className="mt-2 text-xl leading-snug group-hover:text-accent">
          <OutsideLink href={item.href} note={t("frame.newTab")} className="stretched-link">
            {item.title}
          </OutsideLink>
        </h3>
      </div>
      <div className="flex items-center gap-4 text-accent">
        {item.pdf && <Badge>{t("blog.pdf")}</Badge>}
        <Arrow way="out" className="size-5" />
      </div>
    </article>
  );
}
