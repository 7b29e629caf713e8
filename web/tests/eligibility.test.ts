/**
 * Every combination of answers against tables written by hand, with the rules of `content/eligibility.toml` as they are
 * (src/generated/eligibility-rules.json, which a test of the program keeps up to date).
 */
import { expect, test } from "vitest";
import { AUTHORITIES, judge, outcomeOf, questionsOf, unanswered } from "../src/features/eligibility/evaluate";
import type { Authority } from "../src/generated/Authority";
import type { Eligibility } from "../src/generated/Eligibility";
import rules from "../src/generated/eligibility-rules.json";

const eligibility = rules as unknown as Eligibility;

const AGE = ["under-18", "18-to-65", "over-65"] as const;
const STUDIES = ["not-yet", "diploma", "foreign"] as const;
const ENGLISH = ["below-b2", "b2", "icao-4"] as const;
const SPANISH = ["expert", "below-expert"] as const;
const WORK = ["citizen", "permit", "no"] as const;
const MEDICAL = ["read", "not-read"] as const;

type Mark = "+" | "-" | "?";
type Row = Partial<Record<Authority, Mark>>;

/** + met, - missing, ? to be checked; a column left out asks for nothing. */
const BY_ANSWER: Record<string, Row> = {
  "age under-18": { school: "-", provider: "-", law: "-" },
  "age 18-to-65": { school: "+", provider: "+", law: "+" },
  "age over-65": { school: "+", provider: "-", law: "+" },
  "studies not-yet": { school: "-" },
  "studies diploma": { school: "+" },
  "studies foreign": { school: "?" },
  "english below-b2": { school: "-", provider: "-", law: "-" },
  "english b2": { school: "+", provider: "-", law: "-" },
  "english icao-4": { school: "+", provider: "+", law: "+" },
  "spanish expert": { provider: "+" },
  "spanish below-expert": { provider: "-" },
  "work citizen": { school: "+", provider: "?" },
  "work permit": { school: "?", provider: "?" },
  "work no": { school: "-", provider: "?" },
  // Nobody asks about health: a doctor says it.
  "medical read": { school: "?", provider: "?", law: "?" },
  "medical not-read": { school: "?", provider: "?", law: "?" },
};

/** What no answer changes. */
const ALWAYS: Record<string, Row> = {
  tests: { school: "?", provider: "?" },
  training: { provider: "?", law: "?" },
};

const INITIAL = ["block-1"];
const EUROPE = ["selection-processes", "full-rating"];
const TRAIN = ["full-rating", "call-preparation"];
const APPLY = ["call-preparation", "full-rating"];

/**
 * Age, studies, English, Spanish and work (* is any answer), and the courses, the one that fits first. No two lines are
 * about the same person; whether somebody has read about the medical changes no course.
 */
const COURSES: [age: string, studies: string, english: string, spanish: string, work: string, string[]][] = [
  ["under-18", "*", "*", "*", "*", INITIAL],
  ["18-to-65", "not-yet", "*", "*", "*", INITIAL],
  ["18-to-65", "diploma", "below-b2", "*", "*", INITIAL],
  ["18-to-65", "diploma", "b2", "expert", "citizen", TRAIN],
  ["18-to-65", "diploma", "b2", "expert", "permit", TRAIN],
  ["18-to-65", "diploma", "b2", "expert", "no", INITIAL],
  ["18-to-65", "diploma", "b2", "below-expert", "citizen", EUROPE],
  ["18-to-65", "diploma", "b2", "below-expert", "permit", EUROPE],
  ["18-to-65", "diploma", "b2", "below-expert", "no", INITIAL],
  ["18-to-65", "diploma", "icao-4", "expert", "citizen", APPLY],
  ["18-to-65", "diploma", "icao-4", "expert", "permit", APPLY],
  ["18-to-65", "diploma", "icao-4", "expert", "no", INITIAL],
  ["18-to-65", "diploma", "icao-4", "below-expert", "citizen", EUROPE],
  ["18-to-65", "diploma", "icao-4", "below-expert", "permit", EUROPE],
  ["18-to-65", "diploma", "icao-4", "below-expert", "no", INITIAL],
  ["18-to-65", "foreign", "below-b2", "*", "*", INITIAL],
  ["18-to-65", "foreign", "b2", "expert", "citizen", TRAIN],
  ["18-to-65", "foreign", "b2", "expert", "permit", TRAIN],
  ["18-to-65", "foreign", "b2", "expert", "no", INITIAL],
  ["18-to-65", "foreign", "b2", "below-expert", "citizen", EUROPE],
  ["18-to-65", "foreign", "b2", "below-expert", "permit", EUROPE],
  ["18-to-65", "foreign", "b2", "below-expert", "no", INITIAL],
  ["18-to-65", "foreign", "icao-4", "expert", "citizen", APPLY],
  ["18-to-65", "foreign", "icao-4", "expert", "permit", APPLY],
  ["18-to-65", "foreign", "icao-4", "expert", "no", INITIAL],
  ["18-to-65", "foreign", "icao-4", "below-expert", "citizen", EUROPE],
  ["18-to-65", "foreign", "icao-4", "below-expert", "permit", EUROPE],
  ["18-to-65", "foreign", "icao-4", "below-expert", "no", INITIAL],
  // The provider takes nobody over 65: what the school teaches first is all that can fit.
  ["over-65", "*", "*", "*", "*", INITIAL],
];

function* everybody() {
  for (const age of AGE)
    for (const studies of STUDIES)
      for (const english of ENGLISH)
        for (const spanish of SPANISH)
          for (const work of WORK)
            for (const medical of MEDICAL) yield { age, studies, english, spanish, work, medical };
}

const MARK = { met: "+", missing: "-", pending: "?" } as const;

test("the questions and their options are those of the tables", () => {
  const asked = questionsOf(eligibility).map(({ id, options }) => [id, options.map((option) => option.id)]);
  expect(asked).toEqual([
    ["age", [...AGE]],
    ["studies", [...STUDIES]],
    ["english", [...ENGLISH]],
    ["spanish", [...SPANISH]],
    ["work", [...WORK]],
    ["medical", [...MEDICAL]],
  ]);
});

test("every combination of answers stands with every rule as the table says", () => {
  let people = 0;
  for (const answers of everybody()) {
    people += 1;
    const rows = { ...ALWAYS };
    for (const [topic, option] of Object.entries(answers)) {
      rows[topic] = BY_ANSWER[`${topic} ${option}`] ?? {};
    }
    for (const by of AUTHORITIES) {
      const found = judge(eligibility, by, answers).map(({ rule, finding }) => [
        rule.topic,
        MARK[finding.state],
      ]);
      const expected = Object.entries(rows).flatMap(([topic, row]) => (row[by] ? [[topic, row[by]]] : []));
      expect(Object.fromEntries(found), JSON.stringify(answers)).toEqual(Object.fromEntries(expected));
    }
  }
  expect(people).toBe(324);
});

test("every combination of answers leads to the courses of the table", () => {
  for (const answers of everybody()) {
    const person = [answers.age, answers.studies, answers.english, answers.spanish, answers.work];
    const lines = COURSES.filter((line) =>
      person.every((answer, at) => line[at] === "*" || line[at] === answer),
    );
    expect(lines, JSON.stringify(answers)).toHaveLength(1);
    const courses = outcomeOf(eligibility, answers)?.courses as unknown as string[];
    expect(courses, JSON.stringify(answers)).toEqual(lines[0]?.[5].map((id) => `@courses/${id}`));
  }
});

test("what is missing comes first, then what is to be checked", () => {
  for (const answers of everybody()) {
    for (const by of AUTHORITIES) {
      const states = judge(eligibility, by, answers).map(({ finding }) => finding.state);
      expect(states).toEqual([
        ...states.filter((state) => state === "missing"),
        ...states.filter((state) => state === "pending"),
        ...states.filter((state) => state === "met"),
      ]);
    }
  }
});

test("a question without an answer is counted, and its rules are not judged", () => {
  expect(unanswered(eligibility, {})).toBe(6);
  expect(unanswered(eligibility, { age: "18-to-65", work: "no" })).toBe(4);
  const judged = judge(eligibility, "school", { age: "18-to-65" });
  expect(judged.map(({ rule }) => rule.topic)).toEqual(["tests", "age"]);
});
