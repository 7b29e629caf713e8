/** How somebody stands with what one authority asks for: what is missing first, with how it is got. */
import type { AuthorityWords } from "../../generated/AuthorityWords";
import type { EligibilityWords } from "../../generated/EligibilityWords";
import type { FindingState } from "../../generated/FindingState";
import { Stroke } from "../../ui/stroke";
import type { JudgedRule } from "./evaluate";

/** A tick, a cross, three dots: the state is never told by colour alone, and its word stands beside. */
const MARKS: Record<FindingState, { d: string; colour: string }> = {
  met: { d: "M5.5 12.5l4.5 4.5L18.5 7.5", colour: "text-accent" },
  missing: { d: "M6.5 6.5l11 11M17.5 6.5l-11 11", colour: "text-danger" },
  pending: { d: "M4.5 12h3M10.5 12h3M16.5 12h3", colour: "text-muted" },
};

type FindingsProps = { authority: AuthorityWords; judged: JudgedRule[]; words: EligibilityWords };

export function Findings({ authority, judged, words }: FindingsProps) {
  return (
    <div>
      <h4 className="text-xl">{authority.name}</h4>
      <p className="mt-1 text-sm text-muted">{authority.moment}</p>
      <ul className="mt-4 border-t border-line">
        {judged.map((one) => (
          <FindingRow key={one.rule.topic} {...one} words={words} />
        ))}
      </ul>
    </div>
  );
}

function FindingRow({ rule, finding, words }: JudgedRule & { words: EligibilityWords }) {
  const { state, text, link } = finding;
  const { d, colour } = MARKS[state];
  return (
    <li className="border-b border-line py-4" data-state={state}>
      <p className={`label flex items-center gap-2 ${colour}`}>
        <Stroke d={d} size={18} width={2.25} />
        {words[state]}
      </p>
      <p className="mt-1.5 leading-snug">{rule.text}</p>
      {text && <p className="mt-1.5 text-base leading-snug text-muted">{text}</p>}
      {link && (
        <a href={link.href} className="link inline-flex min-h-11 items-center text-base">
          {link.label}
        </a>
      )}
    </li>
  );
}
