/** Words for who listens; eyes have them from the place where they stand. */
import type { ReactNode } from "react";

export const Unseen = ({ children }: { children: ReactNode }) => <span className="unseen">{children}</span>;
