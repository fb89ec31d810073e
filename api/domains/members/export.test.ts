import { sql } from 'kysely';
import { personalData } from './personal-data.ts';
import { testAccounts, type TestAccounts } from './test-accounts.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());

/** A value of a column's type, as a literal; `row` differs for each row, so that no two have one key. */
function literalOf(type: string, row: number): string {
  if (type.endsWith('[]')) return `'{}'`;
  if (type === 'smallint') return '7';
  if (/^(?:integer|bigint|numeric|real|double precision)/.test(type)) return String(row);
  if (/^(?:text|citext|character)/.test(type)) return `'text ${row}'`;
  if (type === 'boolean') return 'true';
  if (type === 'date' || type.startsWith('timestamp')) return 'now()';
  if (type === 'json' || type === 'jsonb') return `'{}'`;
  if (type === 'bytea') return `'\\x00'`;
  if (type === 'point') return `'(145,-37)'`;
  if (type === 'polygon') return `'((0,0),(1,0),(1,1))'`;
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'tsquery') return `'home'`;
  throw new Error(`The test has no value of the type ${type}.`);
}

/** Writes a row with a value in every column, ignoring constraints: only the export matters here. */
async function writeRow(table: string, column: string, id: number, row: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    accounts.database,
  );
  const { rows: checks } = await sql<{ name: string }>`
    select quote_ident(conname) as name from pg_constraint where conrelid = ${table}::regclass
      and contype = 'c'`.execute(accounts.database);
  const values = columns.map(({ name, type }) => (name === column ? String(id) : literalOf(type, row)));
  await sql
    .raw(
      `begin; set local session_replication_role = replica;
      ${checks.map(({ name }) => `alter table ${table} drop constraint ${name};`).join(' ')}
      insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value values (${values.join(', ')});
      commit;`,
    )
    .execute(accounts.database);
}

test('[MEMB-11] an account with a row in every table that can have one is exported whole, as JSON', async () => {
  const { ada: id } = await accounts.begin('ada');
  const ada = await accounts.signedIn();
  for (const [at, { table, column, exported }] of personalData.entries())
    if (exported) await writeRow(table, column, id, 900_001 + at);
  const { status, body } = await ada.get(`/member/${id}/export`);
  expect(status).toBe(200);
  const data = body as unknown as Record<string, readonly Record<string, unknown>[]>;
  for (const { exported } of personalData) {
    if (!exported) continue;
    const last = data[exported.name]?.at(-1) ?? {};
    expect([exported.name, Object.keys(last).toSorted()]).toEqual([
      exported.name,
      Object.keys(exported.columns).toSorted(),
    ]);
    expect([exported.name, Object.values(last).filter((value) => value === null)]).toEqual([exported.name, []]);
    // Bytes would be an object of numbers.
    expect(JSON.stringify(last)).not.toContain('"type":"Buffer"');
  }
});
