/** Rooms, what their software does, and whom the school works with. */
import type { CardGroup } from "../generated/CardGroup";
import type { Facilities as Data } from "../generated/Facilities";
import type { Room } from "../generated/Room";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { Plates } from "../ui/plates";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Facilities({
  id,
  ground = "paper",
  title,
  text,
  rooms,
  software,
  partners,
}: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id}>
      <SectionHeading title={title} text={text} />
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-12">
        {rooms.map((room, index) => (
          <RoomView key={room.title} room={room} index={index} odd={rooms.length % 2 === 1} />
        ))}
      </ul>
      {software && <Software group={software} />}
      {partners && <Plates plates={partners} className="mt-16 md:mt-20" />}
    </SectionFrame>
  );
}

/** Seven and five columns in turn; an odd number of rooms opens with a panorama. */
function spanOf(index: number, odd: boolean): string {
  const place = (odd ? index - 1 : index) % 4;
  return place === 0 || place === 3 ? "md:col-span-7" : "md:col-span-5";
}

function RoomView({ room, index, odd }: { room: Room; index: number; odd: boolean }) {
  const panorama = odd && index === 0;
  const shape = panorama ? "md:aspect-21/9" : "md:aspect-auto md:h-[clamp(16rem,28vw,24rem)]";
  return (
    <li className={panorama ? "md:col-span-12" : spanOf(index, odd)}>
      <Picture
        picture={room.picture}
        sizes={panorama ? "100vw" : "(width >= 48rem) 50vw, 100vw"}
        className={`aspect-16/10 w-full border border-line object-cover ${shape}`}
      />
      <div className={`mt-4 border-t border-line pt-4 ${panorama ? "grid gap-x-8 md:grid-cols-12" : ""}`}>
        <h3 className="text-xl md:col-span-5">{room.title}</h3>
        <p className={`max-w-[56ch] text-md text-muted ${panorama ? "max-md:mt-2 md:col-span-7" : "mt-2"}`}>
          {room.text}
        </p>
      </div>
    </li>
  );
}

function Software({ group }: { group: CardGroup }) {
  return (
    <div className="mt-16 md:mt-24">
      <h3 className="text-3xl">{group.title}</h3>
      <ul className="mt-6 grid border-t border-line md:grid-cols-2 xl:grid-cols-4">
        {group.cards.map((card) => (
          <li key={card.title} className="border-b border-line py-6 md:pr-8 xl:border-b-0">
            {card.icon && <Icon name={card.icon} className="size-7 text-accent" />}
            <h4 className="mt-4 text-body">{card.title}</h4>
            <p className="mt-1.5 text-base text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
