import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { productMigrations, withLanded } from '../platform/database/public.ts';
import { startTestServer, stopTestServer, testDatabase } from '../test-kit/test-database.ts';
import { schemaText } from '../platform/database/write-schema.ts';
import { breakingChanges, printedSchema, schema } from '../protocols/graphql/public.ts';

// Regenerates the API's contracts: the GraphQL schema and the types of the database; and notes new migrations. Tests
// compare all of them with the code.
await startTestServer();
const database = await testDatabase();
writeFileSync(new URL('../platform/database/schema.ts', import.meta.url), await schemaText(database));
await database.destroy();
await stopTestServer();
writeFileSync(new URL('../platform/database/migrations/landed.json', import.meta.url), withLanded(productMigrations()));

// Breaking changes are reported: a field is removed only after a version in which it was deprecated.
const schemaFile = new URL('../schema.graphql', import.meta.url);
const broken = breakingChanges(buildSchema(readFileSync(schemaFile, 'utf8')), schema);
if (broken.length > 0 && process.env['BREAKING'] !== 'yes')
  throw new Error(
    `Callers of the GraphQL API would notice:\n${broken.join('\n')}\nDeprecate first, or run this again with BREAKING=yes.`,
  );
writeFileSync(schemaFile, printedSchema());
