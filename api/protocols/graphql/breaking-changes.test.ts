import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { breakingChanges } from './breaking-changes.ts';

const former = buildSchema(`
  type Query { home(id: ID!, old: Int @deprecated(reason: "Use id."), kind: Kind): Home, gone: Int }
  type Home { id: ID! name: String! fullName: String! @deprecated(reason: "Use name.") beds: Int! }
  enum Kind { house unit flat @deprecated(reason: "Use unit.") }
`);

test('[GQL-52] deprecated fields may be removed; others, and changes of a type, are named', () => {
  const next = buildSchema(`
    type Query { home(id: ID!, kind: Kind): Home }
    type Home { id: ID! name: String beds: String! size: Int }
    enum Kind { house }
  `);
  expect(breakingChanges(former, next).sort()).toEqual([
    'Home.beds changed type from Int! to String!.',
    'Home.name changed type from String! to String.',
    'Query.gone was removed.',
    'unit was removed from enum type Kind.',
  ]);
  expect(breakingChanges(former, former)).toEqual([]);
});

test('[GQL-52] deprecations name the replacement, and the changelog for developers names it', () => {
  const changelog = readFileSync(
    fileURLToPath(new URL('../../../mf-community/src/pages/developers/changes.ts', import.meta.url)),
    'utf8',
  );
  const printed = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const reasons = [...printed.matchAll(/@deprecated(?:\(reason: "([^"]*)"\))?/g)].map(([, reason]) => reason);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/^Use \S/);
  for (const place of ['Agent.fullName', 'Query.user']) expect(changelog).toContain(place);
});
