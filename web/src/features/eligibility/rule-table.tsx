/** All rules as a table: a topic a row, and who asks for it. On a phone each row is a list. */
import type { Eligibility } from "../../generated/Eligibility";
import type { EligibilityRule } from "../../generated/EligibilityRule";
import type { EligibilityWords } from "../../generated/EligibilityWords";
import type { RuleSource } from "../../generated/RuleSource";
import { useText } from "../../site/page-context";
import { OutsideLink } from "../../ui/outside-link";
import { AUTHORITIES } from "./evaluate";

type RuleTableProps = { eligibility: Eligibility; words: EligibilityWords; labelledBy: string };

export function RuleTable({ eligibility, words, labelledBy }: RuleTableProps) {
  const { authorities, sources, topics, rules } = eligibility;
  return (
    <div className="prose lg:max-w-none">
      <table className="wide-table md:table-fixed" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col" className="md:w-[18%]">
              {words.requirement}
            </th>
            {AUTHORITIES.map((by) => (
              <th key={by} scope="col">
                {authorities[by].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.id}>
              <td>{topic.label}</td>
              {AUTHORITIES.map((by) => {
                const rule = rules.find((one) => one.topic === topic.id && one.by === by);
                return (
                  <td key={by} data-column={authorities[by].name}>
                    {rule ? (
                      <Rule rule={rule} source={sources[rule.source]} reviewed={words.reviewLabel} />
                    ) : (
                      words.notStated
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RuleProps = { rule: EligibilityRule; source: RuleSource | undefined; reviewed: string };

function Rule({ rule, source, reviewed }: RuleProps) {
  const t = useText();
  return (
    <>
      {rule.text}
      <span className="mt-1 block text-sm text-muted">
        {source?.href.startsWith("https:") ? (
          <OutsideLink href={source.href} note={t("frame.newTab")} className="link">
            {source.label}
          </OutsideLink>
        ) : (
          source && (
            <a href={source.href} className="link">
              {source.label}
            </a>
          )
        )}
        , {reviewed} <span className="whitespace-nowrap">{rule.reviewedIn}</span>
      </span>
    </>
  );
}
