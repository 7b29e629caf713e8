/** The two centres, each with its picture, on the contact page. */
import { ActionLink } from "../features/leads/actions";
import type { CampusBlock } from "../generated/CampusBlock";
import type { CampusBlocks as Data } from "../generated/CampusBlocks";
import { PhoneLink } from "../site/phone-link";
import { Badge } from "../ui/badge";
import { CentreAddress } from "../ui/centre-lines";
import { Picture } from "../ui/picture";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function CampusBlocks({ id, ground = "ink", title, blocks }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid labelledBy="campus-blocks">
      <SectionHeading id="campus-blocks" title={title} />
      <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2">
        {blocks.map((block) => (
          <li key={block.centre.id}>
            <Block {...block} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Block({ centre, text, picture, action }: CampusBlock) {
  return (
    <article className="flex h-full flex-col">
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 46vw, 95vw"
        className="aspect-[16/10] w-full object-cover"
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
        <p className="data text-4xl leading-none">{centre.aerodrome}</p>
        {centre.soon && <Badge>{centre.soon}</Badge>}
      </div>
      <h3 className="mt-5 text-3xl leading-snug">{centre.title}</h3>
      <p className="mt-3 max-w-[55ch] text-muted">{text}</p>
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <CentreAddress centre={centre} className="text-base" />
        <PhoneLink
          phone={centre.phone}
          className="-mt-2 inline-flex min-h-11 items-center hover:text-accent text-base"
        />
      </div>
      <div className="mt-auto pt-6">
        <ActionLink action={action} />
      </div>
    </article>
  );
}
