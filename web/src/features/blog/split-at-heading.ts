/** A text in two: before the heading that is nearest to its middle. Without one it stays whole. */
export function splitAtHeading(html: string): [before: string, after: string] {
  const middle = html.length / 2;
  const places = [...html.matchAll(/<h2\b/g)].map(({ index }) => index).filter((index) => index > 0);
  const [first, ...others] = places;
  if (first === undefined) {
    return [html, ""];
  }
  const nearest = others.reduce(
    (best, place) => (Math.abs(place - middle) < Math.abs(best - middle) ? place : best),
    first,
  );
  return [html.slice(0, nearest), html.slice(nearest)];
}
