import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArchitecture, importCounts, productSources, withDrawing } from './architecture.ts';

const root = join(import.meta.dirname, '../..');

test('docs/architecture.md shows the imports of the source (npm run architecture)', () => {
  const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  expect(document).toBe(withDrawing(document, drawArchitecture(importCounts(productSources(root)))));
});

const someSources = new Map([
  ['mf-search/src/page.ts', "import { Card } from '@verandah/design';\nimport { price } from '@verandah/market';"],
  ['shared/design/card.ts', "import type { Price } from '@verandah/market';\nimport { memo } from 'react';"],
  ['shared/market/price.ts', ''],
  ['api/domains/feeds/import.ts', Array.from({ length: 5 }, () => "import '../listings/public.ts';").join('\n')],
  ['api/domains/listings/public.ts', "export { a } from '../media/public.ts';\nconst b = import('@verandah/market');"],
  ['api/domains/media/public.ts', ''],
]);

test('imports are counted between packages, and between domains of the API', () => {
  expect(importCounts(someSources)).toEqual(
    new Map([
      [
        'mf-*',
        new Map([
          ['shared/design', 1],
          ['shared/market', 1],
        ]),
      ],
      ['shared/design', new Map([['shared/market', 1]])],
      ['api/domains/feeds', new Map([['api/domains/listings', 5]])],
      [
        'api/domains/listings',
        new Map([
          ['api/domains/media', 1],
          ['shared/market', 1],
        ]),
      ],
    ]),
  );
});

test('an arrow that follows from others is left out, and few imports between domains are named below', () => {
  const drawing = drawArchitecture(importCounts(someSources));
  expect(drawing.match(/^ {2}\S+ --> \S+$/gm)).toEqual([
    '  api --> shared/market',
    '  remotes --> shared/design',
    '  shared/design --> shared/market',
    '  feeds --> listings',
  ]);
  expect(drawing).toContain('fewer than 5 imports: listings of media.');
});

test('a document without a place for the drawing is an error', () => {
  expect(() => withDrawing('# Architecture', '')).toThrow('docs/architecture.md needs the lines');
});
