import { percentile, table, type Benchmark } from '../benchmark.ts';
import { pageKinds } from '../pages/kinds.ts';
import { openSides } from '../pages/sides.ts';
import { recordUnattended, slowLine } from '../pages/unattended.ts';
import { lineOf, phone, warmUp } from '../pages/visit.ts';
import { goThrough } from './journey.ts';
import { recordLongTasks, type LongTask } from './long-tasks.ts';
import { pressed } from './pressed.ts';
import type { Press } from './press.ts';
import { pressKinds } from './press-kinds.ts';

/** Milliseconds until a press shows on the screen. */
const goal = 100;
const sideNames = ['product', 'plain'] as const;

/** 'script main.js 60, Layout 24', milliseconds. */
const causesOf = ({ causes }: LongTask): string =>
  causes.map(({ what, worked }) => `${what} ${worked.toFixed(0)}`).join(', ');

/** Pages whose first load is looked at. */
const firstPages: ReadonlySet<string> = new Set(['home', 'results', 'listing']);

/** Without a response. */
const lost: Press = { responded: Infinity, next: Infinity, done: Infinity };

/** The median of each time. */
function medianOf(presses: readonly Press[]): Press {
  const of = (name: keyof Press): number =>
    percentile(
      presses.map((each) => each[name]),
      0.5,
    );
  return { responded: of('responded'), next: of('next'), done: of('done') };
}

/** Presses on a slow phone: how long until the screen shows anything, and what was requested; and long tasks. */
export const benchmark: Benchmark = async ({ listings = 2000, runs = 3, line: kilobits = 400, pages, say }) => {
  const line = lineOf(kilobits);
  const isMeasured = ({ name }: { readonly name: string }): boolean => pages?.includes(name) ?? true;
  const sides = await openSides(listings, say);
  try {
    const { browser, product, plain } = sides;
    const found = new Map<string, string>();
    for (const { name, find } of pageKinds) {
      const path = await find(sides.load);
      if (path !== null) found.set(name, path);
    }
    const way = await goThrough(browser, product.address + (found.get('results') ?? '/'));
    say(JSON.stringify(way));
    const presses = [];
    const tasks: (LongTask & { readonly during: string })[] = [];
    const note = (during: string, noted: readonly LongTask[]): void => {
      for (const task of noted) say(`long task during ${during}: ${task.worked.toFixed(0)} ms, ${causesOf(task)}`);
      tasks.push(...noted.map((task) => ({ during, ...task })));
    };
    const warmed = new Set<string>();
    for (const kind of pressKinds) {
      const path = found.get(kind.page);
      if (path === undefined || !isMeasured({ name: kind.page })) continue;
      if (!warmed.has(path)) for (const { address } of [product, plain]) await warmUp(browser, address + path);
      warmed.add(path);
      const name = `${kind.page}: ${kind.name}`;
      const taken = { product: [] as Press[], plain: [] as Press[] };
      for (let run = 0; run < runs; run += 1)
        for (const side of run % 2 === 0 ? sideNames : sideNames.toReversed())
          taken[side].push(
            await pressed(browser, sides[side].address + path, kind, line).catch((error: unknown) => {
              say(`${name} on the ${side} side: ${String(error)}`);
              return lost;
            }),
          );
      const medians = { name, product: medianOf(taken.product), plain: medianOf(taken.plain) };
      presses.push(medians);
      say(JSON.stringify(medians));
      const after: LongTask[] = [];
      await pressed(browser, product.address + path, kind, line, after).catch((error: unknown) =>
        say(`${name} was not traced: ${String(error)}`),
      );
      note(name, after);
    }
    const slow = await slowLine(product.address, lineOf().download);
    try {
      for (const [name, path] of found) {
        if (!firstPages.has(name) || !isMeasured({ name })) continue;
        const size = { slower: phone.cpu, width: phone.width, height: phone.height };
        const [cold] = await recordUnattended(browser, slow.address + path, size, recordLongTasks);
        note(`first page: ${name}`, cold);
      }
    } finally {
      await slow.close();
    }
    const late = presses.filter(({ product: own }) => own.responded > goal || own.next > goal);
    return {
      title: [
        `Presses on a phone (CPU ${phone.cpu} times slower, ${line.kilobits} kbit/s, ${line.latency} ms)`,
        `${listings} listings, medians of ${runs}; milliseconds`,
      ].join(', '),
      cases: [{ presses, tasks, way }],
      table: [
        table(
          ['press', 'responded', 'next paint', 'done', 'plain: responded', 'next paint', 'done', 'ratio of responses'],
          presses.map(({ name, product: own, plain: other }) => [
            name,
            ...[own, other].flatMap(({ responded, next, done }) =>
              [responded, next, done].map((each) => each.toFixed(0)),
            ),
            (own.responded / Math.max(other.responded, 1)).toFixed(2),
          ]),
        ),
        table(
          ['long task during', 'at', 'ms', 'causes'],
          tasks
            .toSorted((one, other) => other.worked - one.worked)
            .map((task) => [task.during, task.at.toFixed(0), task.worked.toFixed(0), causesOf(task)]),
        ),
        [
          `${way.pages.length} pages (${way.pages.join(' ')}), ${way.requests} requests, again: ${way.again.length}`,
          ...way.again,
        ].join('\n'),
      ].join('\n\n'),
      verdict: `${
        late.length === 0
          ? `Every press has a response within ${goal} ms`
          : `Response later than ${goal} ms: ${late.map(({ name }) => name).join(', ')}`
      }; ${tasks.length} tasks longer than 50 ms; ${way.again.length} files fetched again between areas.`,
    };
  } finally {
    await sides.close();
  }
};
