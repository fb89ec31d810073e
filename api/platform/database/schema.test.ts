import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landedMigrations } from './landed-migrations.ts';
import { productMigrations } from './migrate.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { schemaText } from './write-schema.ts';

test('the types of the tables are those of the migrated database (npm run contracts)', async () => {
  const database = await testDatabase();
  try {
    expect(readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(await schemaText(database));
  } finally {
    await database.destroy();
  }
});

test('[DATA-22] a landed migration is never changed: databases that have applied it would not start', () => {
  // A new one is noted by npm run contracts; of one that changed, take the change back and write another migration.
  expect(Object.fromEntries(productMigrations().map(({ name, checksum }) => [name, checksum]))).toEqual(
    landedMigrations(),
  );
});
