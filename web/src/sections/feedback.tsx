/** The instructors, each with the way to a form about them. */
import type { Feedback as Data } from "../generated/Feedback";
import { useText } from "../site/page-context";
import { Arrow } from "../ui/arrow";
import { OutsideLink } from "../ui/outside-link";
import { Picture } from "../ui/picture";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Feedback({ id, ground = "ink", title, text, instructors }: SectionProps<Data>) {
  const t = useText();
  return (
    <SectionFrame ground={ground} id={id} grid className="pt-[calc(var(--header)+clamp(3rem,6vw,5rem))]">
      <header className="mb-12 max-w-3xl">
        <h1 className="text-title">{title}</h1>
        <p className="lead mt-5">{text}</p>
      </header>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {instructors.map(({ name, href, image }) => (
          <li key={href} className="flex flex-col border-t border-line">
            <Picture
              picture={image}
              sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 45vw"
              className="aspect-square w-full bg-panel object-cover"
            />
            <h2 className="mt-4 text-lg leading-normal">{name}</h2>
            <OutsideLink
              href={href}
              note={t("frame.newTab")}
              className="button button-secondary mt-4 self-start max-md:px-3"
            >
              {t("feedback.give")}
              <span className="sr-only">: {name}</span>
              <Arrow way="out" />
            </OutsideLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
