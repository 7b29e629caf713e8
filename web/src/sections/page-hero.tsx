/** The head of an inner page. */
import type { PageHero as PageHeroData } from "../generated/PageHero";
import type { SectionProps } from "./section-props";

export default function PageHero({ title, text, id }: SectionProps<PageHeroData>) {
  return (
    <section id={id} className="ground-ink chart-grid section pt-32">
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead mt-6">{text}</p>
      </div>
    </section>
  );
}
