import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from './test-database.ts';
import { schemaText } from './write-schema.ts';

test('the types of the tables are those of the migrated database (npm run contracts)', async () => {
  const database = await testDatabase();
  try {
    expect(readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(await schemaText(database));
  } finally {
    await database.destroy();
  }
});
