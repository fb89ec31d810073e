import { FairQueue } from './fair-queue.ts';

const names = (queue: FairQueue<string>, count: number): (string | undefined)[] =>
  Array.from({ length: count }, () => queue.next()?.item);

test('[SEC-24] parties take turns: one that sends much waits behind itself', () => {
  const queue = new FairQueue<string>({ most: 100, mostAtOnce: 100 });
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  for (const item of ['b1', 'b2']) queue.add('b', item);
  queue.add('c', 'c1');
  expect(queue).toHaveLength(7);
  expect(names(queue, 8)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', undefined]);
  expect(queue).toHaveLength(0);
});

test('[SEC-24] the number of concurrent items of one party is limited; the site itself has no limit', () => {
  const queue = new FairQueue<string>({ most: 100, mostAtOnce: 2 });
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  for (const item of ['own1', 'own2', 'own3']) queue.add(null, item);
  expect(names(queue, 6)).toEqual(['a1', 'own1', 'a2', 'own2', 'own3', undefined]);
  queue.done(null);
  expect(queue.next()).toBeUndefined();
  queue.done('a');
  expect(queue.next()).toEqual({ of: 'a', item: 'a3' });
});

test('[SEC-24] a full queue drops an item of the party with the most, or the newcomer when all have as many', () => {
  const queue = new FairQueue<string>({ most: 3, mostAtOnce: 9 });
  for (const item of ['a1', 'a2', 'a3']) expect(queue.add('a', item)).toBeUndefined();
  expect(queue.add('a', 'a4')).toBe('a4');
  expect(queue.add('b', 'b1')).toBe('a3');
  expect(queue.add('c', 'c1')).toBe('a2');
  expect(queue.add('d', 'd1')).toBe('d1');
  expect(names(queue, 4)).toEqual(['a1', 'b1', 'c1', undefined]);
});

test('[REL-12] of some items, the last of the party with the most of them is dropped', () => {
  const queue = new FairQueue<string>({ most: 9, mostAtOnce: 9 });
  for (const item of ['slow1', 'fast1', 'slow2', 'fast2', 'fast3']) queue.add('a', item);
  for (const item of ['slow3', 'slow4', 'slow5']) queue.add('b', item);
  const isSlow = (item: string): boolean => item.startsWith('slow');
  expect(queue.drop('a', isSlow)).toBe('slow5');
  expect(queue.drop('a', isSlow)).toBe('slow2');
  expect(queue.drop('a', (item) => item === 'none')).toBeUndefined();
  expect(names(queue, 9)).toEqual([
    'slow1',
    'slow3',
    'fast1',
    'slow4',
    'fast2',
    'fast3',
    undefined,
    undefined,
    undefined,
  ]);
});

test('[SEC-24] an item that must start again is the next of its party', () => {
  const queue = new FairQueue<string>({ most: 1, mostAtOnce: 1 });
  queue.add('a', 'a1');
  expect(queue.next()).toEqual({ of: 'a', item: 'a1' });
  queue.add('a', 'a2');
  queue.done('a');
  queue.putBack('a', 'a1');
  expect(names(queue, 1)).toEqual(['a1']);
  expect(queue.clear()).toEqual(['a2']);
  expect(queue).toHaveLength(0);
});

test('[REL-12] an item that may not start yet gives its turn to the next of its party, and then to other parties', () => {
  const queue = new FairQueue<string>({ most: 9, mostAtOnce: 9 });
  for (const item of ['slow1', 'slow2', 'fast1']) queue.add('a', item);
  queue.add('b', 'slow3');
  const isFast = (item: string): boolean => item.startsWith('fast');
  expect(queue.next(isFast)).toEqual({ of: 'a', item: 'fast1' });
  expect(queue.next(isFast)).toBeUndefined();
  expect(queue).toHaveLength(3);
  expect(names(queue, 3)).toEqual(['slow3', 'slow1', 'slow2']);
});

test('[SEC-114] heavier items start first, and a full queue drops the lightest, whoever waits longer', () => {
  const queue = new FairQueue<string>({ most: 5, mostAtOnce: 9 });
  for (const [of, weight] of [
    ['bot', 1],
    ['new', 4],
    ['open', 16],
  ] as const)
    for (const at of [1, 2].slice(0, of === 'bot' ? 1 : 2)) queue.add(of, `${of}${at}`, weight);
  expect(queue.add('late', 'late1', 4)).toBe('bot1');
  expect(queue.add('crawler', 'crawler1', 1)).toBe('crawler1');
  expect(queue.add('open', 'open3', 16)).toBe('new2');
  expect(names(queue, 6)).toEqual(['open1', 'open2', 'open3', 'new1', 'late1', undefined]);
});

test('[SEC-114] within a party, too, the heaviest start first and the lightest are dropped', () => {
  const queue = new FairQueue<string>({ most: 3, mostAtOnce: 9 });
  queue.add('a', 'page1', 4);
  queue.add('a', 'prefetch', 1);
  queue.add('a', 'page2', 4);
  expect(queue.add('a', 'form', 16)).toBe('prefetch');
  expect(names(queue, 3)).toEqual(['form', 'page1', 'page2']);
});

test('[SEC-114] a party that claims the greatest weight gets no more than that, and loses more of its items', () => {
  const queue = new FairQueue<string>({ most: 60, mostAtOnce: 99 });
  const others = ['a', 'b', 'c', 'd'];
  const dropped: (string | undefined)[] = [];
  for (let at = 0; at < 60; at += 1) dropped.push(queue.add('flood', 'flood', 16));
  for (const of of others) for (let at = 0; at < 3; at += 1) dropped.push(queue.add(of, of, 4));
  expect(dropped.filter(Boolean)).toEqual(Array.from({ length: 12 }, () => 'flood'));
  // Four of its items for one of each other.
  const begun = names(queue, 24);
  expect(others.map((of) => begun.filter((each) => each === of).length)).toEqual([3, 3, 3, 3]);
});

test('[SEC-24] in any sequence, nothing is lost, no party exceeds its limit, and waiting parties are served in turn', () => {
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const queue = new FairQueue<{ of: string; at: number }>({ most: 20, mostAtOnce: 2 });
  const running: { of: string; at: number }[] = [];
  let [added, rejected, begun] = [0, 0, 0];
  for (let step = 0; step < 20_000; step++) {
    if (random(3) > 0) {
      const of = 'abcd'[Math.min(3, random(8))] ?? 'd';
      added++;
      if (queue.add(of, { of, at: step })) rejected++;
    }
    if (running.length > 0 && random(2) === 0) {
      const [ended] = running.splice(random(running.length), 1);
      if (ended) queue.done(ended.of);
    }
    const turn = running.length < 5 ? queue.next() : undefined;
    if (turn) {
      begun++;
      running.push(turn.item);
      expect(running.filter(({ of }) => of === turn.of).length).toBeLessThanOrEqual(2);
    }
    expect(queue.length).toBeLessThanOrEqual(20);
  }
  expect(added).toBe(rejected + begun + queue.length);
});

test('[REL-168] items that have waited too long leave the queue, and parties without others with them', () => {
  const queue = new FairQueue<string>({ most: 9, mostAtOnce: 9 });
  for (const item of ['late1', 'a2', 'late3']) queue.add('a', item);
  queue.add('b', 'late4');
  expect(queue.removeWhere((item) => item.startsWith('late'))).toEqual(['late1', 'late3', 'late4']);
  expect(['a', 'b'].map((of) => queue.holds(of))).toEqual([true, false]);
  expect(queue).toHaveLength(1);
  expect(names(queue, 2)).toEqual(['a2', undefined]);
  expect(queue.holds('a')).toBe(true);
  queue.done('a');
  expect(queue.holds('a')).toBe(false);
});
