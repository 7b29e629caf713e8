/** What the school does for organisations: a quote, the kinds of client, the way to the services. */
import { ActionLink } from "../features/leads/actions";
import type { Quote } from "../generated/Quote";
import type { ServicesSummary as Data } from "../generated/ServicesSummary";
import { Plates } from "../ui/plates";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function ServicesSummary(props: SectionProps<Data>) {
  const { id, ground = "ink", title, text, clients, quote, action } = props;
  return (
    <SectionFrame ground={ground} id={id} pace="tight">
      <div className="grid gap-x-20 gap-y-6 lg:grid-cols-[5fr_6fr]">
        {/* Without a quote the words stand in its place. */}
        <div className={quote ? "" : "contents"}>
          <h2 className="heading-2">{title}</h2>
          <div className={quote ? "mt-4" : ""}>
            <p className="max-w-[56ch] text-muted">{text}</p>
            <ActionLink action={action} className="mt-5" />
          </div>
        </div>
        {quote && <QuoteView quote={quote} />}
      </div>
      {clients && <Plates plates={clients} className="mt-6 md:mt-8" />}
    </SectionFrame>
  );
}

/** A message off the frequency: the mark of transmission at its side. */
function QuoteView({ quote }: { quote: Quote }) {
  return (
    <figure className="relative border-l border-accent py-1 pl-7 md:pl-10">
      <blockquote className="font-display text-lg leading-snug text-balance md:text-xl">
        {quote.text}
      </blockquote>
      <figcaption className="data mt-4 text-sm">
        {quote.name}
        <span className="block text-muted">{quote.role}</span>
      </figcaption>
    </figure>
  );
}
