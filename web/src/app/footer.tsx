/** The foot of every page. */
import { usePage } from "../features/page/page-context";

export function Footer() {
  const { frame } = usePage();
  return (
    <footer className="ground-ink section">
      <div className="wrap">
        {frame.centres.map((centre) => (
          <a key={centre.href} href={centre.href}>
            {centre.name}
          </a>
        ))}
      </div>
    </footer>
  );
}
