/** How far to either side of the page that is shown. */
const NEAR = 2;
/** Of the pages further away, so many at most. */
const FAR = 10;

/** Which of many pages are linked: the first, the last, those nearby, and steps over the rest. */
export function shownPages(page: number, pages: number): number[] {
  const step = Math.ceil(pages / FAR);
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - page) <= NEAR ||
      (number % step === 0 && step > 1),
  );
}
