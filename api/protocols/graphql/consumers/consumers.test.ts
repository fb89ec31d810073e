import { buildSchema } from 'graphql';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { brokenConsumers, logBrokenConsumers } from './live-consumers.ts';
import { operationProblems } from './operation-problems.ts';

const schema = buildSchema('type Query { home(id: Int!): Home } type Home { id: Int! beds: Int }');

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.destroy());

async function release(area: string, version: string, operations: unknown): Promise<void> {
  await sql`insert into releases.release (area, version, content_hash, document)
    values (${area}, ${version}, ${`${area}${version}`},
    ${JSON.stringify({ area, version, operations })}::jsonb)`.execute(database);
}

test('[REL-03, GQL-12] an operation that the schema does not support is reported by its name and field', () => {
  expect(
    operationProblems(schema, [
      { name: 'Good', text: 'query Good($id: Int!) { home(id: $id) { id beds } }' },
      { name: 'Field', text: 'query Field($id: Int!) { home(id: $id) { id baths } }' },
      { name: 'Variable', text: 'query Variable($id: String!) { home(id: $id) { id } }' },
      { name: 'Broken', text: 'query Broken {' },
    ]),
  ).toEqual([
    { operation: 'Field', message: expect.stringContaining('"baths"') },
    { operation: 'Variable', message: expect.stringContaining('"$id"') },
    { operation: 'Broken', message: expect.stringContaining('Syntax Error') },
  ]);
});

test('[REL-03] every live release and the one behind it are consumers; retired ones are not', async () => {
  const knows = [{ name: 'Read', text: 'query Read { home(id: 1) { id } }' }];
  const lost = [{ name: 'Old', text: 'query Old { home(id: 1) { rooms } }' }];
  await release('search', '1.0.0', lost);
  await release('search', '1.0.1', lost);
  await release('search', '1.0.2', knows);
  await release('listing', '2.0.0', knows);
  await release('member', '1.0.0', 'none');
  await sql`insert into releases.pin (area, version, previous) values ('search', '1.0.2', '1.0.1'),
    ('listing', '2.0.0', null), ('member', '1.0.0', null)`.execute(database);
  expect(await brokenConsumers(database, schema)).toEqual([
    { area: 'member', version: '1.0.0', live: true, problems: [{ operation: '', message: expect.any(String) }] },
    {
      area: 'search',
      version: '1.0.1',
      live: false,
      problems: [{ operation: 'Old', message: expect.stringContaining('"rooms"') }],
    },
  ]);
  const lines: object[] = [];
  await logBrokenConsumers(database, schema, { error: (line: object) => void lines.push(line) });
  expect(lines).toContainEqual({
    area: 'search',
    version: '1.0.1',
    live: false,
    operation: 'Old',
    problem: expect.stringContaining('"rooms"'),
  });
});
