import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse, type FragmentDefinitionNode } from 'graphql';
import { getAutocompleteSuggestions, getDiagnostics, Position } from 'graphql-language-service';
import { declaredOperations } from '../contracts/declared-operations.ts';
import { areaNames } from '../areas.ts';

const root = join(import.meta.dirname, '../..');
/** The configuration that GraphQL tools look for in a checkout. */
const { graphql: config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly graphql: { readonly schema: string; readonly documents: string[]; readonly exclude: string };
};
const schema = buildSchema(readFileSync(join(root, config.schema), 'utf8'));

/** GraphQL texts of the configured files, where the language server finds them: template literals with a mark. */
const texts = globSync(config.documents, { cwd: root, exclude: [config.exclude] }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bgraphql\(\s*|\/\* GraphQL \*\/\s*)`([^`]+)`/g)].map(
    ([, text]) => ({ file, text: text as string }),
  ),
);
const fragments = texts.flatMap(({ text }) =>
  parse(text).definitions.filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION),
);

test('[GQL-34] an editor finds every operation of the areas, and each fragment by its name', () => {
  for (const area of areaNames(root)) {
    const written = texts.filter(({ file }) => file.startsWith(`mf-${area}/`)).map(({ text }) => text);
    const declared = declaredOperations(join(root, `mf-${area}/src`));
    expect(written).toEqual(expect.arrayContaining(declared.map(({ source }) => source)));
  }
  expect(texts.filter(({ text }) => text.includes('${'))).toEqual([]);
  const names = fragments.map(({ name }) => name.value);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('[GQL-34] an editor shows no problem in them, and shows a mistake where it is', () => {
  const spreadIn = (text: string): FragmentDefinitionNode[] =>
    fragments.filter(({ name }) => new RegExp(`\\.\\.\\.${name.value}\\b`).test(text));
  for (const { file, text } of texts) {
    if (text.startsWith('fragment ')) continue; // Alone it is unused: checked with the operations that spread it.
    const spread = spreadIn(text).flatMap((each) => [each, ...spreadIn(each.loc?.source.body ?? '')]);
    expect([file, getDiagnostics(text, schema, [], false, [...new Set(spread)])]).toEqual([file, []]);
  }
  expect(getDiagnostics('query A { posts(take: 3) { results { slugg } } }', schema)).toMatchObject([
    { message: expect.stringContaining('"slugg"') as string, range: { start: { line: 0, character: 37 } } },
  ]);
});

test('[GQL-34] an editor completes the fields of the checked-in schema', () => {
  const text = 'query A { posts(take: 3) { results { s } } }';
  const labels = getAutocompleteSuggestions(schema, text, new Position(0, 38)).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['slug', 'summary']));
});

test('[GQL-34] a fresh checkout recommends the editor’s GraphQL extension', () => {
  const { recommendations } = JSON.parse(readFileSync(join(root, '.vscode/extensions.json'), 'utf8')) as {
    recommendations: string[];
  };
  expect(recommendations).toContain('graphql.vscode-graphql');
});
