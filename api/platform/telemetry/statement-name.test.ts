import { statementName, statementShape } from './statement-name.ts';

test('[REL-09] a statement is named by what it does and where, without what it holds', () => {
  expect(
    [
      'select id from listing where id = $1',
      '  insert into mail (key) values ($1)',
      'update job_wanted set x = 1',
      'delete from throttle where a',
      'begin',
      'with found as (select 1 from office) select * from found',
      'select extract(epoch from now()) from releases.pin p',
      'insert into "releases"."event" ("area") values ($1)',
      'select "id" from "agent" where "id" = $1',
      'select 1',
      '(select a from locality)',
      '/* only words */',
    ].map(statementName),
  ).toEqual([
    'select listing',
    'insert mail',
    'update job_wanted',
    'delete throttle',
    'begin',
    'with office',
    'select releases.pin',
    'insert releases.event',
    'select agent',
    'select',
    'select locality',
    'statement',
  ]);
  expect(statementShape("select 'it''s secret', 42, 1.5\n  from listing2 where id = $12 and name like '%ann")).toBe(
    'select ?, ?, ? from listing2 where id = $12 and name like ?',
  );
  expect(statementShape(`select ${'a, '.repeat(2000)}`)).toHaveLength(1000);
});
