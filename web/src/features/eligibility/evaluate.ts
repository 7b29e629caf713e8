/** What follows from a visitor's answers. The rules are the content's; here they are only applied. */
import type { Authority } from "../../generated/Authority";
import type { Eligibility } from "../../generated/Eligibility";
import type { EligibilityRule } from "../../generated/EligibilityRule";
import type { EligibilityTopic } from "../../generated/EligibilityTopic";
import type { Finding } from "../../generated/Finding";
import type { FindingState } from "../../generated/FindingState";
import type { Outcome } from "../../generated/Outcome";

/** Topic to the chosen option. */
export type Answers = Readonly<Record<string, string>>;

export type JudgedRule = { rule: EligibilityRule; finding: Finding };

/** The provider's rules stand beside the school's. */
export const AUTHORITIES: readonly Authority[] = ["school", "provider", "law"];

/** What a rule says where its topic has no question. */
const ALWAYS = "always";

/** What is missing comes first. */
const ORDER: readonly FindingState[] = ["missing", "pending", "met"];

export function questionsOf({ topics }: Eligibility): EligibilityTopic[] {
  return topics.filter(({ question }) => question !== undefined);
}

export function unanswered(eligibility: Eligibility, answers: Answers): number {
  return questionsOf(eligibility).filter(({ id }) => answers[id] === undefined).length;
}

/** How somebody stands with what one authority asks for; nothing of what was not answered. */
export function judge(eligibility: Eligibility, by: Authority, answers: Answers): JudgedRule[] {
  const judged = eligibility.rules
    .filter((rule) => rule.by === by)
    .flatMap((rule) => {
      const finding = rule.answers[answers[rule.topic] ?? ALWAYS];
      return finding ? [{ rule, finding }] : [];
    });
  return ORDER.flatMap((state) => judged.filter(({ finding }) => finding.state === state));
}

/** The first outcome whose conditions all hold. */
export function outcomeOf({ outcomes }: Eligibility, answers: Answers): Outcome | undefined {
  return outcomes.find(({ when }) =>
    Object.entries(when).every(([topic, options]) => options?.includes(answers[topic] ?? "")),
  );
}
