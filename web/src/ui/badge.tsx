/** A short mono label in a hairline frame: a status, a category, "coming soon". */
import type { ReactNode } from "react";

const TONES = {
  plain: "border-line text-muted",
  accent: "border-accent text-accent",
  good: "border-good text-good",
  danger: "border-danger text-danger",
} as const;

type BadgeProps = { children: ReactNode; tone?: keyof typeof TONES; className?: string };

export function Badge({ children, tone = "accent", className = "" }: BadgeProps) {
  return (
    <span
      className={`inline-flex w-fit items-center gap-2 rounded-sm border px-2.5 py-1 font-mono text-xs leading-tight tracking-[0.1em] uppercase ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
