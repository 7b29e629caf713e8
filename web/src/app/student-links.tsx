/** The students' own tools, each in a new tab: in the bar's panel and in the sheet of small screens. */
import { usePage, useText } from "../site/page-context";
import { Arrow } from "../ui/arrow";
import { OutsideLink } from "../ui/outside-link";

export function StudentLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const { frame } = usePage();
  const t = useText();
  return (
    <ul className={className}>
      {frame.students.map(({ href, label }) => (
        <li key={href}>
          <OutsideLink
            href={href}
            note={t("frame.newTab")}
            className={`flex min-h-11 items-center font-display font-bold ${linkClass}`}
          >
            {label}
            <Arrow way="out" className="size-4 text-muted" />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
