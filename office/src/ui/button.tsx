/** A button. While it works it stays where it is and keeps the focus. */
import type { ButtonHTMLAttributes } from "react";

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "disabled"> & {
  kind?: "primary" | "secondary" | "quiet" | "danger" | "small";
  busy?: boolean;
};

export function Button({ kind = "secondary", busy = false, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is one of the two that there are
    <button
      {...rest}
      type={type}
      className={`button button-${kind}`}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}
