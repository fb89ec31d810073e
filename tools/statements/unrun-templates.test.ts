import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { productTemplates, statementTemplates, unrunTemplates } from './unrun-templates.ts';

const root = join(import.meta.dirname, '../..');
const source = `
const shown = sql\`from listing where published\`;
export const ids = (database, id) =>
  sql<Row>\`select id \${shown} and id > \${id}\`.execute(database);
// “é” is two bytes.
const other = gql\`{ listing }\`;
const nested = sql\`a \${x ? sql\`b\` : 1}\`;`;

test('every template of a module is found, with its line and its text', () => {
  expect(statementTemplates('api/a.ts', source).map(({ place, text }) => [place, text])).toEqual([
    ['api/a.ts:2', 'from listing where published'],
    ['api/a.ts:4', 'select id $ and id > $'],
    ['api/a.ts:7', 'a $'],
    ['api/a.ts:7', 'b'],
  ]);
  expect(statementTemplates('api/b.ts', 'export const a = `sql`;')).toEqual([]);
});

test('a template that no test ran is listed; one that any of several processes ran is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-statements-'));
  try {
    const [shown, ids] = statementTemplates('api/a.ts', source);
    writeFileSync(join(folder, '1.txt'), `${fingerprintOf(['a ', ''])}\n`);
    writeFileSync(join(folder, '2.txt'), `${shown?.fingerprint}\n${fingerprintOf(['b'])}\n`);
    expect(unrunTemplates(statementTemplates('api/a.ts', source), folder)).toEqual([ids]);
    expect(() => unrunTemplates([], join(folder, 'nowhere'))).toThrow('nowhere');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the templates of the product are those of the API without its tests', () => {
  const places = productTemplates(root).map(({ place }) => place);
  expect(places.length).toBeGreaterThan(500);
  expect(places.filter((place) => /\.test\.ts|test-kit|node_modules/.test(place))).toEqual([]);
});
