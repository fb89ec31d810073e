import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedImport, type FeedImport } from '@verandah/api';
import { table, type Benchmark } from '../benchmark.ts';

const goals = { new: 400, unchanged: 3000 } as const;

/** A document of an office with this many homes. */
const documentOf = (agentId: string, listings: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<propertyList>${Array.from(
    { length: listings },
    (
      _,
      at,
    ) => `<residential modTime="2026-11-01-09:00:00" status="current"><agentID>${agentId}</agentID><uniqueID>B${at}</uniqueID>
<authority value="exclusive"/><listingAgent id="1"><name>Ada Example</name><email>ada@example.com</email><telephone>0400 000 000</telephone></listingAgent>
<address display="yes"><streetNumber>${at + 1}</streetNumber><street>Main Road</street><suburb display="yes">Richmond</suburb><state>VIC</state><postcode>3121</postcode></address>
<price display="yes">${600_000 + at * 10}</price><category name="House"/><headline>Home number ${at}</headline>
<description>${'A home with a garden near the station. '.repeat(20)}</description>
<features><bedrooms>3</bedrooms><bathrooms>2</bathrooms><garages>1</garages></features>
<landDetails><area unit="squareMeter">450</area></landDetails></residential>`,
  ).join('\n')}</propertyList>`;

/**
 * A feed that comes for the first time, and again as it is: its listings compared one by one, as every listing was
 * before, and together.
 */
export const benchmark: Benchmark = async ({ listings = 1000, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const feeds: FeedImport = await feedImport(folder);
  try {
    const text = documentOf('BENCH1', listings);
    const rate = async (document: string, together?: number): Promise<number> => {
      const begin = performance.now();
      await feeds.run(document, together);
      return listings / ((performance.now() - begin) / 1000);
    };
    say(`${listings} new listings …`);
    const fresh = await rate(text);
    // In turns, so that a busy minute of the machine slows both.
    const [single, together]: [number[], number[]] = [[], []];
    for (const run of [1, 2, 3]) {
      say(`unchanged, ${run}/3 …`);
      single.push(await rate(text, 1));
      together.push(await rate(text));
    }
    const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[1] ?? 0;
    const [before, after] = [median(single), median(together)];
    return {
      title: `Import of a feed of ${listings} listings on ${feeds.where}, listings a second`,
      cases: [
        { name: 'new', p50: fresh },
        { name: 'unchanged, one by one', p50: before },
        { name: 'unchanged, together', p50: after },
      ],
      table: table(
        ['listings', 'a second', 'goal', 'ratio'],
        [
          ['new', fresh.toFixed(0), String(goals.new), ''],
          ['unchanged, one by one', before.toFixed(0), '', ''],
          ['unchanged, together', after.toFixed(0), String(goals.unchanged), (after / before).toFixed(2)],
        ],
      ),
      verdict: [
        fresh < goals.new ? `New listings miss their goal of ${goals.new} a second.` : '',
        after < goals.unchanged ? `Unchanged ones miss their goal of ${goals.unchanged} a second.` : '',
      ]
        .filter((line) => line !== '')
        .join(' '),
    };
  } finally {
    await feeds.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
