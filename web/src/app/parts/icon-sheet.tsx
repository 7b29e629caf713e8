/** Every icon with its name. */
import type { Icon as IconName } from "../../generated/Icon";
import { Icon } from "../../ui/icon";

const NAMES: IconName[] = (
  "bank book brain bus calendar car chart check checklist clock compass diploma document euro gear headset home " +
  "language mail map-pin medical metro people phone plane radar route runway screen shield strip target tower train weather"
).split(" ") as IconName[];

export function IconSheet() {
  return (
    <ul className="grid grid-cols-3 gap-4 md:grid-cols-5 lg:grid-cols-7">
      {NAMES.map((name) => (
        <li key={name} className="flex flex-col items-center gap-2">
          <Icon name={name} className="size-10 text-accent" />
          <span className="data text-sm text-muted">{name}</span>
        </li>
      ))}
    </ul>
  );
}
