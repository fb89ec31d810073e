import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/node_modules|\.test\.ts$|any-search\.ts$/.test(path),
);

test('runs in a browser and in a server alike: imports neither of them', () => {
  const imported = new Set(
    sources.flatMap((path) =>
      [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/from '([^'.][^']*)'/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  expect([...imported].sort()).toEqual(['@date-fns/tz/date/mini', '@date-fns/tz/tzOffset', '@mapbox/polyline']);
  for (const path of sources)
    expect(readFileSync(join(import.meta.dirname, path), 'utf8')).not.toMatch(
      /\b(?:window|document|process|Buffer|globalThis|Intl)\b\./,
    );
});
