/** Can I be one? Six questions and their answer where there is JavaScript; the rules as a table for everybody. */
import { useEffect, useId, useState } from "react";
import { CourseFiles } from "../features/courses/course-files";
import { useStripWords } from "../features/courses/strip-words";
import { judge, outcomeOf, questionsOf, unanswered, type Answers } from "../features/eligibility/evaluate";
import { Findings } from "../features/eligibility/findings";
import { Questions } from "../features/eligibility/questions";
import { RuleTable } from "../features/eligibility/rule-table";
import { Verdict } from "../features/eligibility/verdict";
import { ActionLink } from "../features/leads/actions";
import type { Authority } from "../generated/Authority";
import type { EligibilityCheck as Data } from "../generated/EligibilityCheck";
import type { EligibilityWords } from "../generated/EligibilityWords";
import type { Outcome } from "../generated/Outcome";
import { takeStep } from "../site/step";
import { CardFacts } from "../ui/card-facts";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

/** The provider's rules stand beside the school's; those of the licence, which comes after the course, below. */
const COLUMNS: readonly (readonly Authority[])[] = [["school", "law"], ["provider"]];

export default function EligibilityCheck(props: SectionProps<Data>) {
  const { id = "preguntas", ground = "paper", title, text, eligibility, words, rules } = props;
  const [answers, setAnswers] = useState<Answers>({});
  const heading = useId();
  const remaining = unanswered(eligibility, answers);
  const outcome = remaining === 0 ? outcomeOf(eligibility, answers) : undefined;
  const isAnswered = outcome !== undefined;
  useEffect(() => {
    if (isAnswered) {
      takeStep("eligibility-answered");
    }
  }, [isAnswered]);
  return (
    <SectionFrame ground={ground} id={id}>
      <div className="noscript:hidden">
        <SectionHeading id={heading} title={title} text={text} />
      </div>
      <Questions labelledBy={heading} questions={questionsOf(eligibility)} onChange={setAnswers}>
        <Verdict eligibility={eligibility} answers={answers} words={words} outcome={outcome} />
        {outcome && (
          <div className="mt-10 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[1fr_22rem]">
            {/* The answer says "this course": on a phone it follows at once. */}
            <FittingCourse outcome={outcome} words={words} />
            <div className="grid items-start gap-10 md:grid-cols-2">
              {COLUMNS.map((column) => (
                <div key={column[0]} className="grid gap-10">
                  {column.map((by) => (
                    <Findings
                      key={by}
                      authority={eligibility.authorities[by]}
                      judged={judge(eligibility, by, answers)}
                      words={words}
                    />
                  ))}
                </div>
              ))}
            </div>
          </div>
        )}
      </Questions>
      <div id={rules.id} className="mt-20 noscript:mt-0">
        <SectionHeading id={`${rules.id}-title`} title={rules.title} text={rules.text} />
        <RuleTable eligibility={eligibility} words={words} labelledBy={`${rules.id}-title`} />
      </div>
    </SectionFrame>
  );
}

/** The course with its next edition, its programme, and the form that has it set. */
function FittingCourse({ outcome, words }: { outcome: Outcome; words: EligibilityWords }) {
  const stripWords = useStripWords();
  const [course, ...others] = outcome.courses;
  if (!course) {
    return null;
  }
  return (
    <div className="lg:order-last">
      <h4 className="label mb-3">{words.course}</h4>
      <CardFacts course={course} words={stripWords}>
        <div className="flex flex-wrap gap-3 *:flex-auto">
          <ActionLink action={outcome.action} />
          {course.href && (
            <ActionLink action={{ label: stripWords.view, href: course.href, style: "secondary" }} />
          )}
        </div>
        <CourseFiles course={course} />
      </CardFacts>
      {others.map(({ id, href, title }) => (
        <p key={id} className="mt-5 text-base">
          {words.also}:{" "}
          <a href={href} className="link">
            {title}
          </a>
        </p>
      ))}
    </div>
  );
}
