/**
 * Runs a task for each item with a given concurrency. Returns the milliseconds of each, in the order in which they
 * ended.
 */
export async function together<Item>(
  items: readonly Item[],
  concurrency: number,
  run: (item: Item) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < items.length) {
      const item = items[next++] as Item;
      const start = performance.now();
      await run(item);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  return times;
}
