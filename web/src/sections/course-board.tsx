/** The strip board: every course in its bay, and keys to call up one bay alone. */
import { useRef, useState } from "react";
import { Bay } from "../features/courses/bay";
import { chooseCategory, useCategory } from "../features/courses/category-address";
import { slideStrips } from "../features/courses/slide-strips";
import { useStripWords } from "../features/courses/strip-words";
import { useAbroad } from "../features/courses/use-abroad";
import type { CourseBoard as Data } from "../generated/CourseBoard";
import { useText } from "../site/page-context";
import { FilterButtons } from "../ui/filter-buttons";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function CourseBoard({ id, ground = "ink", title, bays }: SectionProps<Data>) {
  const t = useText();
  const words = useStripWords();
  const abroad = useAbroad();
  const board = useRef<HTMLDivElement>(null);
  const chosen = useCategory(bays.map((bay) => bay.id));
  // The key is down at once; the board follows.
  const [pressed, setPressed] = useState<typeof chosen>();
  const [said, say] = useState("");
  const choose = (category: typeof chosen) => {
    const shown = bays
      .filter(({ id: bay }) => !category || bay === category)
      .flatMap(({ courses }) => courses);
    say(t("courses.shown", { count: shown.length }));
    setPressed(category);
    slideStrips(board.current, () => {
      chooseCategory(category);
      setPressed(undefined);
    });
  };
  const options = [
    { value: null, label: t("courses.all") },
    ...bays.map(({ id: value }) => ({ value, label: t(`courses.${value}`) })),
  ];
  // A new key makes the bay a new element, which slides in instead of shifting.
  return (
    <SectionFrame ground={ground} id={id}>
      <SectionHeading title={title} />
      <div ref={board} className="board ground-ink">
        <FilterButtons
          label={t("courses.filter")}
          options={options}
          value={pressed === undefined ? chosen : pressed}
          onChange={choose}
          className="board-keys"
        />
        <p role="status" className="sr-only">
          {said}
        </p>
        {bays.map((bay) => (
          <Bay
            key={`${bay.id} of ${chosen ?? "all"}`}
            bay={bay}
            words={words}
            abroad={abroad}
            out={chosen !== null && bay.id !== chosen}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
