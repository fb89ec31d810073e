import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unusedModules } from './unused-modules.ts';

const { resolve } = createRequire(new URL('../../map/package.json', import.meta.url));
const ol = dirname(resolve('ol/Map.js'));

test('the map library has the modules that maps do without, and only where no map of ours goes', () => {
  const files = Object.keys(unusedModules(join(import.meta.dirname, '../../../mf-search'))).map((file) =>
    file.slice(ol.length + 1),
  );
  expect(files).toHaveLength(3);
  expect(unusedModules(join(import.meta.dirname, 'fixture'))).toEqual({});
  const text = (file: string): string => readFileSync(`${ol}/${file}`, 'utf8');
  // Styles that are functions or instances return before it; our maps name their controls and interactions.
  expect(text('layer/BaseVector.js').match(/flatStyleLikeToStyleFunction/g)).toHaveLength(2);
  expect(text('Map.js').match(/default(?:Controls|Interactions)\(/g)).toHaveLength(2);
  const openMap = readFileSync(new URL('../../map/base/open-map.ts', import.meta.url), 'utf8');
  expect(openMap).toMatch(/controls: \[\],[\s\S]*interactions: \[/);
});
