/** An e-mail address that stands in no HTML until a visitor asks for it. */
import { useState, type KeyboardEvent, type SyntheticEvent } from "react";

type RevealEmailProps = {
  /** The address in base64. */
  code: string;
  /** What the link says before the click. */
  words: string;
  className?: string;
};

/** The element is the same before and after, so that focus stays where it was; only then has it an address. */
export function RevealEmail({ code, words, className = "" }: RevealEmailProps) {
  const [address, setAddress] = useState<string | null>(null);
  const style = `link data inline-flex min-h-11 cursor-pointer items-center break-all ${className}`;
  const reveal = (event: SyntheticEvent) => {
    event.preventDefault();
    setAddress(atob(code));
  };
  const hidden = {
    role: "button",
    tabIndex: 0,
    onClick: reveal,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        reveal(event);
      }
    },
  };
  return (
    <a className={style} aria-live="polite" {...(address === null ? hidden : { href: `mailto:${address}` })}>
      {address ?? words}
    </a>
  );
}
