import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { completeOperations, declaredOperations } from './declared-operations.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'declared-operations-'));
});
afterEach(() => rmSync(place, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

test('[GQL-12] an operation has its fragments, and those that they spread, each once', () => {
  write('shared/card.ts', 'export const cardFragment = /* GraphQL */ `fragment Card on Listing { id ...Price }`;');
  write('src/price.ts', 'export const priceFragment = /* GraphQL */ `fragment Price on Listing { price }`;');
  // An operation may have the name of a fragment, and inline fragments have none.
  write(
    'src/queries.ts',
    'export const a = graphql(`query Card { a { ...Card ...Price ... on Home { rooms } } }`, [cardFragment]);',
  );
  write('src/queries.test.ts', 'graphql(`query Tested { a }`);');
  write('src/graphql.generated.ts', 'graphql(`query Generated { a }`);');
  const source = 'query Card { a { ...Card ...Price ... on Home { rooms } } }';
  const declared = { file: 'queries.ts', kind: 'query', name: 'Card', source };
  expect(declaredOperations(join(place, 'src'))).toEqual([declared]);
  const text = `${source}\nfragment Card on Listing { id ...Price }\nfragment Price on Listing { price }`;
  expect(completeOperations(join(place, 'src'), [join(place, 'shared')])).toEqual([{ ...declared, text }]);
});

test('[GQL-12] a fragment that is declared nowhere is named, with what to do', () => {
  write('src/save.ts', "export const save = graphql('mutation Save { save { ...Saved } }');");
  expect(() => completeOperations(join(place, 'src'), [])).toThrow(
    'save.ts: Save spreads Saved, which is declared nowhere. Declare it as /* GraphQL */ `fragment Saved on …`.',
  );
});
