import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where settings are declared, each as `NAME: schema` in a valibot object. */
const schemas = [
  'api/platform/settings/settings-shape.ts',
  'host/settings.ts',
  'host/monitor-settings.ts',
  'host/ops-console/settings.ts',
  'shared/storage/storage-settings.ts',
  'shared/telemetry/tracing-settings.ts',
];
/**
 * Read where encryption of connections is checked, and by the supervisor of host and API, in addition to the schemas.
 */
const besides = ['PLAIN_CONNECTIONS', 'LIVENESS_SECONDS'];

const declared = new Set([
  ...schemas.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s+([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): /gm)].map(
      ([, name]) => name as string,
    ),
  ),
  ...besides,
]);

test('docs/settings.md documents every setting that host and API read, once, and no other', () => {
  const cells = [...readFileSync(join(root, 'docs/settings.md'), 'utf8').matchAll(/^\| (`[A-Z][^|]*`) +\|/gm)];
  const documented = cells.flatMap(([, cell]) =>
    [...(cell as string).matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect(declared.size).toBeGreaterThan(50);
  expect(documented.toSorted()).toEqual([...declared].toSorted());
});
