/** The two instructions: a heading or a level, each one button. Its name is what will be said. */
import type { ReactNode } from "react";
import { useText } from "../../site/page-context";
import type { Aircraft } from "./model/aircraft";
import { headingChoices, levelChoices } from "./model/choices";
import { FEET_PER_LEVEL } from "./model/units";
import { exchange, headingText, wayOf, type Order, type Way } from "./phraseology";

const ARROWS: Record<Way, string> = { Left: "←", Right: "→", Climb: "↑", Descend: "↓" };

type ButtonsProps = {
  /** As it was last told, and as it came into the sector. */
  aircraft: Aircraft;
  entry: Aircraft;
  exitLevel: number;
  onOrder: (order: Order) => void;
};

export function InstructionButtons({ aircraft, entry, exitLevel, onOrder }: ButtonsProps) {
  const t = useText();
  const button = (kind: Order["kind"], value: number, hasIt: boolean) => (
    <OrderButton
      key={value}
      aircraft={aircraft}
      order={{ kind, value }}
      hasIt={hasIt}
      isWanted={kind === "level" && value === exitLevel}
      onOrder={onOrder}
    />
  );
  return (
    <div className="exercise-orders">
      <Group title={t("exercise.heading")}>
        {headingChoices(aircraft).map((value) =>
          button("heading", value, value % 360 === aircraft.clearedHeading),
        )}
      </Group>
      <Group title={t("exercise.level")}>
        {levelChoices(entry, exitLevel).map((value) =>
          button("level", value, value * FEET_PER_LEVEL === aircraft.clearedAltitude),
        )}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className="exercise-order-group">
      <p className="label" aria-hidden="true">
        {title}
      </p>
      <div className="exercise-order-row">{children}</div>
    </div>
  );
}

type ButtonProps = {
  aircraft: Aircraft;
  order: Order;
  /** It has been told so already. The button stays in its place and keeps focus, and says nothing. */
  hasIt: boolean;
  /** The level at which it leaves the sector. */
  isWanted: boolean;
  onOrder: (order: Order) => void;
};

function OrderButton({ aircraft, order, hasIt, isWanted, onOrder }: ButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      aria-label={hasIt ? undefined : exchange(aircraft, order, t).call}
      aria-current={hasIt || undefined}
      aria-disabled={hasIt || undefined}
      data-wanted={isWanted || undefined}
      onClick={hasIt ? undefined : () => onOrder(order)}
    >
      {!hasIt && <span aria-hidden="true">{ARROWS[wayOf(aircraft, order)]}</span>}
      {order.kind === "heading" ? headingText(order.value) : order.value}
    </button>
  );
}
