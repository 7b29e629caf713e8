/** A part with its name beside it. */
import type { ReactNode } from "react";

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-6 lg:grid-cols-[12rem_1fr]">
      <h3 className="label font-normal">{name}</h3>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
