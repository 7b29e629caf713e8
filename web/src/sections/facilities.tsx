/** Rooms, what their software does, and whom the school works with. */
import type { CardGroup } from "../generated/CardGroup";
import type { Facilities as Data } from "../generated/Facilities";
import type { Room } from "../generated/Room";
import { Picture } from "../ui/picture";
import { Plates } from "../ui/plates";
import { SectionHeading } from "../ui/section";
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
  const [panorama, ...others] = rooms;
  const columns = others.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2";
  return (
    <section id={id} className={`ground-${ground} section section-tight`}>
      <div className="wrap">
        <SectionHeading title={title} text={text} tight />
      </div>
      {panorama && <Panorama room={panorama} />}
      <div className="wrap mt-6">
        <ul className={`grid gap-x-10 gap-y-6 ${columns}`}>
          {others.map((room) => (
            <RoomRow key={room.title} room={room} />
          ))}
        </ul>
        {software && <Software group={software} />}
        {partners && <Plates plates={partners} className="mt-6" />}
      </div>
    </section>
  );
}

/** The one breath of the page: the simulator from edge to edge, named at its foot as on a plate. */
function Panorama({ room }: { room: Room }) {
  return (
    <div className="ground-ink relative">
      <Picture
        picture={room.picture}
        sizes="100vw"
        className="h-[clamp(13rem,30vw,36rem)] w-full object-cover object-[50%_38%] md:max-lg:h-80"
      />
      <div className="wrap absolute inset-x-0 bottom-0 py-4">
        <div className="inline-block bg-ground px-4 py-2.5">
          <h3 className="text-lg">{room.title}</h3>
          <p className="text-base text-muted max-md:hidden">{room.text}</p>
        </div>
      </div>
    </div>
  );
}

function RoomRow({ room }: { room: Room }) {
  return (
    <li className="grid grid-cols-[2fr_3fr] gap-x-5 border-t border-line pt-4">
      <Picture
        picture={room.picture}
        sizes="(width >= 64rem) 14rem, 40vw"
        className="aspect-16/10 w-full border border-line object-cover"
      />
      <div>
        <h3 className="text-xl">{room.title}</h3>
        <p className="mt-1 text-base leading-snug text-muted max-md:hidden">{room.text}</p>
      </div>
    </li>
  );
}

/** What the exercise can do, as the lines of a panel's menu. */
function Software({ group }: { group: CardGroup }) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="label font-normal">{group.title}</h3>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 xl:grid-cols-4">
        {group.cards.map((card) => (
          <div key={card.title} className="py-1.5 md:py-2">
            <dt className="font-display font-bold">{card.title}</dt>
            <dd className="text-base leading-snug text-muted max-md:hidden">{card.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
