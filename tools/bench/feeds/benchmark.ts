import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedImport, type FeedImport } from '@verandah/api/test-kit';
import { table, type Benchmark } from '../benchmark.ts';

const goals = { new: 400, changed: 400, unchanged: 3000 } as const;

/** A document of an office with this many homes. @param feature what each of them has */
const documentOf = (agentId: string, listings: number, feature: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<propertyList>${Array.from(
    { length: listings },
    (
      _,
      at,
    ) => `<residential modTime="2026-11-01-09:00:00" status="current"><agentID>${agentId}</agentID><uniqueID>B${at}</uniqueID>
<authority value="exclusive"/><listingAgent id="1"><name>Ada Example</name><email>ada@example.com</email><telephone>0400 000 000</telephone></listingAgent>
<address display="yes"><streetNumber>${at + 1}</streetNumber><street>Main Road</street><suburb display="yes">Richmond</suburb><state>VIC</state><postcode>3121</postcode></address>
<price display="yes">${600_000 + at * 10}</price><category name="House"/><headline>Home number ${at}</headline>
<description>${`A home with ${feature} near the station. `.repeat(20)}</description>
<features><bedrooms>3</bedrooms><bathrooms>2</bathrooms><garages>1</garages></features>
<landDetails><area unit="squareMeter">450</area></landDetails></residential>`,
  ).join('\n')}</propertyList>`;

/** The same listings as JSON. */
const jsonOf = (agentId: string, listings: number, feature: string): string =>
  JSON.stringify({
    listings: Array.from({ length: listings }, (_, at) => ({
      kind: 'residential',
      agentId,
      uniqueId: `B${at}`,
      status: 'current',
      modifiedAt: '2026-11-01T09:00:00',
      authority: 'exclusive',
      agents: [{ name: 'Ada Example', email: 'ada@example.com', phone: '0400 000 000' }],
      address: {
        streetNumber: String(at + 1),
        street: 'Main Road',
        suburb: 'Richmond',
        state: 'VIC',
        postcode: '3121',
      },
      price: { amount: 600_000 + at * 10 },
      category: 'House',
      headline: `Home number ${at}`,
      description: `A home with ${feature} near the station. `.repeat(20),
      counts: { bedrooms: 3, bathrooms: 2, garages: 1 },
      land: { area: 450 },
    })),
  });

/**
 * A feed that comes for the first time, with every listing changed, and again as it is: its listings imported one by
 * one, as every listing was before, together, and together as JSON.
 */
export const benchmark: Benchmark = async ({ listings = 1000, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const feeds: FeedImport = await feedImport(folder);
  try {
    const rate = async (document: string, together?: number, format?: 'json'): Promise<number> => {
      const begin = performance.now();
      await feeds.run(document, together, format);
      return listings / ((performance.now() - begin) / 1000);
    };
    const kinds = ['new', 'changed', 'unchanged'] as const;
    const rates = new Map<string, number[]>();
    // In turns, so that a busy minute of the machine slows both.
    for (const run of [1, 2, 3]) {
      for (const [way, together, format, document] of [
        ['one by one', 1, undefined, documentOf],
        ['together', undefined, undefined, documentOf],
        ['as JSON', undefined, 'json', jsonOf],
      ] as const) {
        const agentId = `BENCH${run}${way.replaceAll(' ', '').toUpperCase()}`;
        const documents = {
          new: document(agentId, listings, 'a garden'),
          changed: document(agentId, listings, 'a pool'),
          unchanged: document(agentId, listings, 'a pool'),
        };
        for (const kind of kinds) {
          say(`${listings} ${kind} listings, ${way}, ${run}/3 …`);
          const name = `${kind}, ${way}`;
          rates.set(name, [...(rates.get(name) ?? []), await rate(documents[kind], together, format)]);
        }
      }
    }
    const median = (name: string): number => (rates.get(name) ?? []).toSorted((a, b) => a - b)[1] ?? 0;
    return {
      title: `Import of a feed of ${listings} listings on ${feeds.where}, listings a second`,
      cases: [...rates.keys()].map((name) => ({ name, p50: median(name) })),
      table: table(
        ['listings', 'one by one', 'together', 'as JSON', 'goal', 'ratio'],
        kinds.map((kind) => {
          const [single, together] = [median(`${kind}, one by one`), median(`${kind}, together`)];
          const json = median(`${kind}, as JSON`);
          return [
            kind,
            ...[single, together, json].map((each) => each.toFixed(0)),
            String(goals[kind]),
            (together / single).toFixed(2),
          ];
        }),
      ),
      verdict: kinds
        .filter((kind) => median(`${kind}, together`) < goals[kind])
        .map((kind) => `Of ${kind} listings, fewer than ${goals[kind]} a second were imported.`)
        .join(' '),
    };
  } finally {
    await feeds.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
