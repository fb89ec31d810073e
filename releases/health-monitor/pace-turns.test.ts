import { paceTurns, type PacedTurns } from './pace-turns.ts';

/** Milliseconds: a turn that comes sooner was woken. */
const never = 2 ** 30;
let turns: PacedTurns | undefined;
afterEach(() => turns?.close());

/** Takes turns, and counts them. @param mayWait the result of each */
function take(mayWait: boolean, calm: number) {
  let count = 0;
  let reached: () => void = () => undefined;
  turns = paceTurns(
    async () => {
      count += 1;
      reached();
      return mayWait;
    },
    { every: 10, calm },
  );
  return {
    count: () => count,
    until: (wanted: number): Promise<void> =>
      new Promise((resolve) => {
        reached = () => count >= wanted && resolve();
        reached();
      }),
  };
}

test('[SHELL-97] the monitor rests until something is new, and takes one turn for it', async () => {
  const { count, until } = take(true, never);
  await until(1);
  for (const turn of [2, 3]) {
    // The turn before is over by then.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    for (let time = 0; time < 3; time += 1) turns?.wake();
    await until(turn);
  }
  expect(count()).toBe(3);
});

test('[SHELL-97] what is new during a turn of the monitor has another one', async () => {
  const begun: (() => void)[] = [];
  const { promise: second, resolve: reachSecond } = Promise.withResolvers<void>();
  turns = paceTurns(
    async () => {
      if (begun.push(() => undefined) === 1) turns?.wake();
      else reachSecond();
      return true;
    },
    { every: 10, calm: never },
  );
  await second;
  expect(begun).toHaveLength(2);
});

test('[SHELL-97] a monitor that has something to follow takes turns by itself, and so does one that nobody wakes', async () => {
  await take(false, never).until(3);
  await turns?.close();
  await take(true, 20).until(3);
});
