/** What stands around each section, so that it hydrates by itself. The server takes it away to learn why one failed. */
import { createContext, Suspense, use, type ExoticComponent, type ReactNode } from "react";

type Around = ExoticComponent<{ children?: ReactNode }>;

export const BoundaryContext = createContext<Around>(Suspense);

export function SectionBoundary({ children }: { children: ReactNode }) {
  const Boundary = use(BoundaryContext);
  return <Boundary>{children}</Boundary>;
}
