/** A row of buttons of which one is pressed. */

export type FilterOption<Value> = { value: Value; label: string };

type FilterButtonsProps<Value> = {
  /** What the row filters, for screen readers. */
  label: string;
  options: FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

export function FilterButtons<Value extends string | null>({
  label,
  options,
  value,
  onChange,
  className = "",
}: FilterButtonsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`grid ${options.length === 3 ? "grid-cols-3" : "grid-cols-2"} md:flex ${className}`}
    >
      {options.map((option) => (
        <button
          key={option.value ?? ""}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="relative -mt-px -ml-px min-h-11 cursor-pointer border border-line px-5 font-display text-base font-bold text-muted transition-colors hover:text-fg focus-visible:z-20 aria-pressed:z-10 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-ground md:first:rounded-l-sm md:last:rounded-r-sm"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
