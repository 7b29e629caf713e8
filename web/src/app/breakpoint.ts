/** Either side of `--breakpoint-md`: from there on the bar at the top shows everything itself. */
export const WIDE = "(min-width: 48rem)";
export const NARROW = "(max-width: 47.99rem)";
