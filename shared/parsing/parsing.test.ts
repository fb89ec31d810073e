import { openParser } from './open-parser.ts';
import { parseApart } from './parse-apart.ts';
import type { ParserFailure } from './parser-failure.ts';
import type { Step } from './test-kit/hostile-parser.ts';

const module = new URL('./test-kit/hostile-parser.ts', import.meta.url);
const limits = { time: 60_000, memory: 32 } as const;
const parse = (step: Step, limit: { time: number; memory: number } = limits): Promise<string> =>
  parseApart(module, step, limit);
const reasonOf = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => 'none',
    (error: ParserFailure) => error.reason,
  );

test('[SEC-95] a parser at its limits of time, memory or depth is ended with the reason, and the next document is read', async () => {
  expect(await reasonOf(parse('loop', { ...limits, time: 200 }))).toBe('time');
  expect(await reasonOf(parse('grow'))).toBe('memory');
  // All at once, which no thread survives, nor the process that it is in.
  expect(await reasonOf(parse('burst'))).toBe('memory');
  expect(await reasonOf(parse('recurse'))).toBe('depth');
  expect(await reasonOf(parse('throw'))).toBe('error');
  expect(await parse('echo')).toBe('echo');
});

test('[SEC-95] documents that come together wait for one another, and one of them harms no other', async () => {
  const steps: readonly Step[] = ['echo', 'grow', 'echo', 'recurse', 'echo', 'throw', 'echo', 'grow', 'echo'];
  expect(await Promise.all(steps.map((step) => reasonOf(parse(step))))).toEqual([
    'none',
    'memory',
    'none',
    'depth',
    'none',
    'error',
    'none',
    'memory',
    'none',
  ]);
});

test('[SEC-95] a parser of a document in pieces has a process of its own until it is ended; an eleventh waits', async () => {
  const open = () => openParser<undefined, Step, string>(module, undefined, limits);
  const ten = await Promise.all(Array.from({ length: 10 }, open));
  const eleventh = open();
  let isOpen = false;
  void eleventh.then(() => (isOpen = true));
  expect(await Promise.all(ten.map((parser) => parser.result('echo')))).toEqual(ten.map(() => 'echo'));
  expect(isOpen).toBe(false);
  ten[0]?.end();
  expect(await (await eleventh).result('echo')).toBe('echo');
  expect(await reasonOf((await eleventh).result('grow'))).toBe('memory');
  expect(await reasonOf((await eleventh).result('echo'))).toBe('memory');
  for (const parser of [...ten, await eleventh]) parser.end();
  expect(await parse('echo')).toBe('echo');
});

test('[SEC-95] a parser sees no secret of the process', async () => {
  process.env['SESSION_KEY'] = 'a secret';
  expect(await parse('environment')).not.toContain('a secret');
});

test('[SEC-95] documents of one parser delay none of another one', async () => {
  const ended: string[] = [];
  const loop = async (): Promise<void> => void ended.push(await reasonOf(parse('loop', { ...limits, time: 2000 })));
  // Two of them are parsed after the other two.
  const loops = [loop(), loop(), loop(), loop()];
  const other = new URL('./test-kit/hostile-parser.ts?other', import.meta.url);
  ended.push(await parseApart<Step, string>(other, 'echo', limits));
  await Promise.all(loops);
  expect(ended.slice(-2)).toEqual(['time', 'time']);
  expect(ended).toContain('echo');
});
