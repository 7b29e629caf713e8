/** The signature pieces: scopes, charts, strips, dividers. */
import { useStripWords } from "../../features/courses/strip-words";
import type { Course } from "../../generated/Course";
import { useText } from "../../site/page-context";
import { AerodromeChart } from "../../ui/charts/aerodrome-chart";
import { Divider } from "../../ui/divider";
import { LiveScope } from "../../ui/radar/live-scope";
import { LostScope } from "../../ui/radar/lost-scope";
import { Strip } from "../../ui/strip";
import { Specimen } from "./specimen";

const PLAIN: Course = {
  id: "plain",
  code: "B1",
  category: "initial",
  purpose: "preparation",
  title: "A course with every fact",
  description: "The remarks of a strip, which may run over more than one line where there is little room.",
  duration: "6 months",
  hours: "+350 h",
  dates: {
    state: "open",
    start: { iso: "2027-05", text: "May 2027" },
    status: "Applications open until 28 February",
  },
  seats: 16,
  mode: "In person, Madrid",
  programme: "#parts",
};

/** One of each category, with facts missing, and without a page of its own. */
const COURSES: { course: Course; href?: string }[] = [
  { course: PLAIN, href: "#parts" },
  {
    course: {
      ...PLAIN,
      id: "sparse",
      code: "OJTI",
      category: "advanced",
      title: "A course with few facts and a title that is long enough to wrap",
      duration: "Flexible",
      hours: "Flexible",
      dates: { state: "flexible", start: { iso: "", text: "Flexible dates" } },
      mode: "Online",
    },
    href: "#parts",
  },
  {
    course: {
      id: "soon",
      code: "SOON",
      category: "specialized",
      purpose: "preparation",
      title: "A course still to come",
      description: "It has no page yet.",
      duration: "120 h",
      mode: "Online",
      programme: "#parts",
    },
  },
];

export function DrawnParts() {
  const t = useText();
  const words = useStripWords();
  return (
    <>
      <Specimen name="Strip">
        {COURSES.map(({ course, href }) => (
          <Strip key={course.id} course={course} href={href} words={words} level={4} />
        ))}
      </Specimen>
      <Specimen name="Dividers">
        <div className="grid gap-8">
          <Divider />
          <Divider kind="localiser" />
        </div>
      </Specimen>
      <Specimen name="Scopes">
        <div className="grid gap-8 md:grid-cols-2">
          <div className="ground-ink overflow-hidden p-6">
            <LiveScope
              label={t("radar.scope")}
              words={{ pause: t("carousel.pause"), play: t("carousel.play") }}
            />
          </div>
          <div className="ground-ink overflow-hidden p-6">
            <LostScope label={t("radar.lost")} path="/somewhere" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Aerodrome charts">
        <Charts />
      </Specimen>
    </>
  );
}

function Charts() {
  const t = useText();
  const words = {
    title: t("chart.aerodrome"),
    school: t("chart.school"),
    notForNavigation: t("chart.notForNavigation"),
    ocean: t("chart.ocean"),
  };
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <AerodromeChart aerodrome="LEMD" words={{ ...words, alt: t("chart.lemd") }} />
      <AerodromeChart aerodrome="GCLP" words={{ ...words, alt: t("chart.gclp") }} />
    </div>
  );
}
