import { currentCaller, forEveryone, onBehalfOf } from './caller.ts';
import { GivenUp } from './given-up.ts';
import { SharedRead } from './shared-read.ts';
import { NoTurn, Turns } from './turns.ts';

const limits = { most: 2, mostAtOnce: 1, mostWaiting: 3, longestWait: 60_000 } as const;
/** Takes a turn and notes it. */
function takes(turns: Turns, noted: string[], party: string | null, name: string, signal?: AbortSignal) {
  return turns.take({ party, signal }).then((end) => {
    noted.push(name);
    return end;
  });
}
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('[SEC-83] callers take turns, each with its share at once; a turn that ends twice ends once', async () => {
  const [turns, noted]: [Turns, string[]] = [new Turns(limits), []];
  const [first, second, third] = ['a1', 'a2', 'a3'].map((name) => takes(turns, noted, 'a', name)) as [
    Promise<() => void>,
    Promise<() => void>,
    Promise<() => void>,
  ];
  const other = takes(turns, noted, 'b', 'b1');
  await settled();
  expect([noted, turns.waiting]).toEqual([['a1', 'b1'], 2]);
  const end = await first;
  end();
  end();
  await settled();
  expect(noted).toEqual(['a1', 'b1', 'a2']);
  (await other)();
  await settled();
  expect([noted, turns.waiting]).toEqual([['a1', 'b1', 'a2'], 1]);
  (await second)();
  (await third)();
});

test('[SEC-83] beyond the limit of waiting calls the party with the most is rejected', async () => {
  const [turns, noted]: [Turns, string[]] = [new Turns(limits), []];
  const first = takes(turns, noted, 'a', 'a1');
  await first;
  const waiting = ['a2', 'a3', 'a4'].map((name) =>
    takes(turns, noted, 'a', name).then(
      (end) => end(),
      ({ kind, retryAfter }) => [kind, retryAfter],
    ),
  );
  await expect(turns.take({ party: 'a' })).rejects.toMatchObject({ kind: 'throttled', retryAfter: 1 });
  // A newcomer is not, but pushes out the last of those.
  await takes(turns, noted, 'b', 'b1');
  expect(await waiting[2]).toEqual(['throttled', 1]);
  expect([noted, turns.waiting]).toEqual([['a1', 'b1'], 2]);
  (await first)();
  await settled();
  expect([noted, turns.waiting]).toEqual([['a1', 'b1', 'a2', 'a3'], 0]);
});

test('[SEC-85] a disconnected caller leaves the queue, and one that never gets a turn gets an error', async () => {
  const turns = new Turns({ ...limits, longestWait: 20 });
  const end = await turns.take({ party: 'a' });
  const leave = new AbortController();
  const gone = turns.take({ party: 'a', signal: leave.signal });
  leave.abort();
  await expect(gone).rejects.toThrow(GivenUp);
  expect(turns.waiting).toBe(0);
  await expect(turns.take({ party: 'a', signal: leave.signal })).rejects.toThrow(GivenUp);
  await expect(turns.take({ party: 'a' })).rejects.toMatchObject({ kind: 'throttled' });
  const all = [await turns.take({ party: null })];
  await expect(turns.take({ party: null })).rejects.toThrow(NoTurn);
  for (const each of [end, ...all]) each();
  await expect(turns.take({ party: 'a' })).resolves.toBeInstanceOf(Function);
});

test('[SEC-85] a shared read continues while one caller waits, and ends with the last', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const read = new SharedRead();
  const as = <Result>({ signal }: AbortController, run: () => Result): Result =>
    onBehalfOf({ party: 'a', signal }, run);
  const { promise, resolve } = Promise.withResolvers<string>();
  const result = as(first, () => {
    read.join();
    return read.run(async () => {
      const { party, signal } = currentCaller();
      const ended = new Promise<string>((end) => {
        signal?.addEventListener('abort', () => end(`given up for ${party}`));
      });
      return Promise.race([promise, ended]);
    });
  });
  as(second, () => read.join());
  first.abort();
  expect(read.isGivenUp).toBe(false);
  second.abort();
  expect(read.isGivenUp).toBe(true);
  expect(await result).toBe('given up for a');

  const done = new SharedRead();
  const third = new AbortController();
  as(third, () => done.join());
  resolve('read');
  expect(await done.run(() => promise)).toBe('read');
  third.abort();
  expect(done.isGivenUp).toBe(false);
});

test('[SEC-85] what fills a cache does not end with the caller that began it', () => {
  const { signal } = new AbortController();
  const read = forEveryone((name: string) => ({ name, ...currentCaller() }));
  expect(onBehalfOf({ party: 'a', signal }, () => read('tile'))).toEqual({ name: 'tile', party: 'a' });
});
