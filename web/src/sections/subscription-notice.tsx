/** What a mailed link leads to: what it is about, and its buttons. The page has no scripts; each button is a form. */
import type { NoticeButton } from "../generated/NoticeButton";
import type { SubscriptionNotice as NoticeData } from "../generated/SubscriptionNotice";
import type { SectionProps } from "./section-props";

export default function SubscriptionNotice(props: SectionProps<NoticeData>) {
  const { ground = "ink", title, text, items, buttons } = props;
  return (
    <section className={`ground-${ground} chart-grid relative overflow-hidden pt-(--header)`}>
      <div className="wrap grid min-h-[calc(82svh-var(--header))] content-center py-16">
        <div className="strip ground-paper">
          <p className="strip-code" aria-hidden="true">
            MSG
          </p>
          <div className="px-5 py-6 md:px-8 md:py-8">
            <h1 className="max-w-[20ch] text-title leading-[1.08]">{title}</h1>
            <p className="mt-4 max-w-[36rem] text-muted">{text}</p>
            {items.length > 0 && (
              <ul className="mt-4 list-disc pl-5 font-display font-bold">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
        {buttons.length > 0 && (
          <div className="mt-10 flex flex-wrap gap-x-4 gap-y-3">
            {buttons.map((button, index) => (
              <ButtonForm key={button.label} button={button} isFirst={index === 0} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Posts to the page's own address. */
function ButtonForm({ button: { label, fields }, isFirst }: { button: NoticeButton; isFirst: boolean }) {
  return (
    <form method="post">
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`button ${isFirst ? "button-primary" : "button-secondary"}`}>
        {label}
      </button>
    </form>
  );
}
