import { sql } from 'kysely';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fixedSql } from './fixed-sql.ts';

test('[GQL-93] a fixed part of statements has the text of its template, and no parameters', async () => {
  const database = await testDatabase();
  const columns = sql`${sql.ref('l.id')}, ${sql.join([sql.lit(1), sql.id('a"b')])}`;
  const compile = (part: unknown) => sql`select ${part} where ${2} = 2`.compile(database);
  const [fixed, usual] = [compile(fixedSql(columns)), compile(columns)];
  expect([fixed.sql, fixed.parameters]).toEqual([usual.sql, usual.parameters]);
  expect(() => compile(fixedSql(sql`a = ${1}`))).toThrow('has parameters');
  await database.destroy();
});
