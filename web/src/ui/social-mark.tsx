/** Hairline drawings of the networks' initials; the name beside them says which. */
const DRAWINGS: Record<string, string> = {
  Facebook: "M17.5 3.5h-2.2a4.3 4.3 0 0 0-4.3 4.3v12.7M7 12h9",
  Instagram: "M4.5 8A3.5 3.5 0 0 1 8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M16.7 7.3h.01",
  X: "M4.5 4.5h3.2l11.8 15h-3.2zM19 4.5l-6 6.6M11 13l-6 6.5",
  LinkedIn: "M5.5 9.5v10M5.5 5h.01M10.5 19.5v-10M10.5 14a4 4 0 0 1 8 0v5.5",
};

export function SocialMark({ name }: { name: string }) {
  const path = DRAWINGS[name];
  if (!path) {
    return null;
  }
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true" className="shrink-0 text-accent">
      <path d={path} strokeWidth="1.5" />
    </svg>
  );
}
