/** An e-mail address that stands in no HTML until a visitor asks for it. */
import { useState, type KeyboardEvent, type SyntheticEvent } from "react";

type RevealEmailProps = {
  /** The address in base64. */
  code: string;
  /** What is revealed, for who hears the words without what stands around them. */
  label: string;
  /** What the link says before the click. */
  words: string;
  /** Where the address stands for who has no JavaScript. */
  href: string | undefined;
  className?: string | undefined;
};

/** The element is the same before and after, so that focus stays where it was; only then has it the address. */
export function RevealEmail({ code, label, words, href, className = "" }: RevealEmailProps) {
  const [address, setAddress] = useState<string | null>(null);
  const style = `link data inline-flex min-h-11 cursor-pointer items-center break-all ${className}`;
  const reveal = (event: SyntheticEvent) => {
    event.preventDefault();
    setAddress(atob(code));
  };
  const hidden = {
    role: "button",
    href,
    "aria-label": `${label}: ${words}`,
    onClick: reveal,
    onKeyDown: (event: KeyboardEvent) => event.key === " " && reveal(event),
  };
  return (
    <a className={style} aria-live="polite" {...(address === null ? hidden : { href: `mailto:${address}` })}>
      {address ?? words}
    </a>
  );
}
