/** How far back one looks. */

type PeriodsProps = {
  label: string;
  choices: readonly number[];
  chosen: number;
  nameOf: (choice: number) => string;
  onChoose: (choice: number) => void;
};

export function Periods({ label, choices, chosen, nameOf, onChoose }: PeriodsProps) {
  return (
    <div className="periods" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {nameOf(choice)}
        </button>
      ))}
    </div>
  );
}
