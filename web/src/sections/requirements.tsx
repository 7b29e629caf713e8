/** Requirements as the checklists they are; facts as lines. */
import { ActionLink } from "../features/leads/actions";
import type { Card } from "../generated/Card";
import type { Requirements as Data } from "../generated/Requirements";
import { CardChecklist } from "../ui/card-checklist";
import { CardList } from "../ui/card-list";
import { Icon } from "../ui/icon";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function Requirements(props: SectionProps<Data>) {
  const { id, ground = "paper", title, text, facts = false, groups } = props;
  const columns = groups.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2";
  return (
    <SectionFrame ground={ground} id={id}>
      <header className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
        <h2 className="heading-2">{unbroken(title)}</h2>
        {text && <p className="max-w-[60ch] text-muted">{unbroken(text)}</p>}
      </header>
      <div className={`mt-12 grid gap-8 ${columns}`}>
        {groups.map((group) => (
          <Group key={group.title} group={group} facts={facts} />
        ))}
      </div>
    </SectionFrame>
  );
}

function Group({ group, facts }: { group: Card; facts: boolean }) {
  return (
    <div className="flex flex-col border border-line bg-panel">
      <h3 className="flex items-center gap-4 border-b border-line px-6 py-5 text-xl md:px-8">
        {group.icon && <Icon name={group.icon} className="size-7 text-accent" />}
        {group.title}
      </h3>
      <div className="px-6 py-6 md:px-8 md:py-7">
        {group.text && <p className="mb-5 text-muted">{group.text}</p>}
        {facts ? <CardList items={group.items} /> : <CardChecklist items={group.items} cover="bg-panel" />}
        {group.action && <ActionLink action={group.action} className="mt-6" />}
      </div>
    </div>
  );
}
