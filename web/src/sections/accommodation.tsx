/** Places to live while studying. */
import type { Accommodation as Item } from "../generated/Accommodation";
import type { AccommodationList as Data } from "../generated/AccommodationList";
import { useText } from "../site/page-context";
import { PhoneLink } from "../site/phone-link";
import { Arrow } from "../ui/arrow";
import { OutsideLink } from "../ui/outside-link";
import { Picture } from "../ui/picture";
import { SectionFrame, SectionHeading } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function Accommodation({ id, ground = "paper", title, text, items }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} labelledBy="accommodation">
      <SectionHeading id="accommodation" title={title} text={text} />
      <ul className="grid gap-x-6 gap-y-8 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.name}>
            <Card {...item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Card({ name, text, logo, image, website, phone, note }: Item) {
  const t = useText();
  return (
    <article className="flex h-full flex-col border border-line bg-panel md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr]">
      <Picture
        picture={image}
        sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 46vw, 95vw"
        className="aspect-[16/10] w-full object-cover md:max-lg:h-full"
      />
      <div className="flex flex-1 flex-col px-6 pb-6">
        <Picture picture={logo} sizes="6rem" className="-mt-6 w-24 border border-line md:max-lg:mt-6" />
        <h3 className="mt-5 text-xl leading-snug">{name}</h3>
        <p className="mt-3 text-base text-muted">{text}</p>
        <p className="mt-5 border-l-2 border-accent pl-4 text-base">{unbroken(note)}</p>
        <div className="mt-auto pt-6">
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-t border-line pt-3">
            {website && (
              <>
                <dt className="label">{t("place.website")}</dt>
                <dd>
                  <OutsideLink
                    href={website}
                    note={t("frame.newTab")}
                    className="link data inline-flex min-h-11 items-center gap-2 text-note wrap-anywhere"
                  >
                    {hostOf(website)}
                    <Arrow way="out" className="size-3.5 shrink-0" />
                  </OutsideLink>
                </dd>
              </>
            )}
            {phone && (
              <>
                <dt className="label">{t("form.phone")}</dt>
                <dd>
                  <PhoneLink
                    phone={phone}
                    className="inline-flex min-h-11 items-center hover:text-accent text-note"
                  />
                </dd>
              </>
            )}
          </dl>
        </div>
      </div>
    </article>
  );
}

function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
