/** Everybody of a day at once, as many side by side as the machine holds. */

/** Runs numbered work, some at a time; the first that fails ends it. */
export async function together(
  count: number,
  atATime: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runner = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atATime }, runner));
}
