/** An exercise at a radar position: what it is, the exercise itself, and a worked example that needs no script. */
import type { ComponentProps } from "react";
import { Launcher } from "../features/exercise/launcher";
import { StillFrame } from "../features/exercise/still-frame";
import { Actions } from "../features/leads/actions";
import type { AfterExercise } from "../generated/AfterExercise";
import type { Exercise as Data } from "../generated/Exercise";
import type { ExerciseExample } from "../generated/ExerciseExample";
import { useText } from "../site/page-context";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function Exercise({
  id,
  ground = "ink",
  title,
  text,
  rules,
  example,
  after,
}: SectionProps<Data>) {
  const t = useText();
  return (
    <SectionFrame ground={ground} id={id}>
      <Launcher
        words={
          <>
            <h2 className="heading-2">{title}</h2>
            <p className="lead mt-5">{unbroken(text)}</p>
            <ul className="mt-6 grid gap-3 border-l-2 border-line pl-4">
              {rules.map((rule) => (
                <li key={rule}>{unbroken(rule)}</li>
              ))}
            </ul>
          </>
        }
        picture={<Still moment="conflict" label={t("exercise.stillFrame")} />}
        after={<WayOn {...after} />}
      />
      <Example {...example} />
    </SectionFrame>
  );
}

function Example({ title, text, calls, result }: ExerciseExample) {
  const t = useText();
  return (
    <div className="mt-12 grid items-center gap-x-14 gap-y-12 border-t border-line py-7 lg:grid-cols-2">
      <div className="max-w-3xl lg:order-last">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-5">{unbroken(text)}</p>
        <ol className="mt-4 grid gap-3 border-l-2 border-line pl-4">
          {calls.map((call) => (
            <li key={call} className="data">
              {call}
            </li>
          ))}
        </ol>
        <p className="mt-4">{unbroken(result)}</p>
      </div>
      <Still moment="solved" label={t("exercise.solved")} />
    </div>
  );
}

/** Clipped: the rings of a scope run out over whatever is beside it. */
function Still(props: ComponentProps<typeof StillFrame>) {
  return (
    <div className="overflow-hidden">
      <StillFrame {...props} />
    </div>
  );
}

function WayOn({ title, text, actions }: AfterExercise) {
  return (
    <div className="border-t border-line py-7">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1.5 text-md text-muted">{unbroken(text)}</p>
      <Actions actions={actions} className="mt-4" />
    </div>
  );
}
