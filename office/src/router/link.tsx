/** A link to a page of the office. With a modifier key it is the browser's, as everywhere. */
import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { go } from "./history";
import { pathOf, type Route } from "./routes";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> & {
  to: Route;
  ref?: Ref<HTMLAnchorElement>;
};

export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && !event.defaultPrevented) {
      event.preventDefault();
      go(to);
    }
  };
  return (
    <a {...rest} href={pathOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
