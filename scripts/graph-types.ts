import { plugin } from '@graphql-codegen/typescript-operations';
import { parse, type GraphQLSchema } from 'graphql';
import type { AreaDocument } from './area-documents.ts';

/** Settings of the generator: wire types only, nothing at run time. */
const config = {
  skipTypename: true,
  immutableTypes: true,
  useTypeImports: true,
  enumType: 'string-literal',
  scalars: { ID: 'string' },
  strictScalars: true,
} as const;

const typeName = ({ name, kind }: AreaDocument): string =>
  `${name[0]?.toUpperCase()}${name.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`;

/**
 * TypeScript types of the results and variables of an area's operations, and for each a check that the area's own types
 * agree: the text of `mf-AREA/src/graph-types.ts`.
 */
export async function graphTypes(schema: GraphQLSchema, documents: readonly AreaDocument[]): Promise<string> {
  const made = await plugin(
    schema,
    documents.map(({ file, name, text }) => ({ location: `${file}#${name}`, document: parse(text) })),
    config,
    { outputFile: 'graph-types.ts' },
  );
  const types = typeof made === 'string' ? made : [...(made.prepend ?? []), made.content].join('\n');
  const files = [...new Set(documents.map(({ file }) => file))];
  const proofs = documents.map((document) => {
    const declared = `typeof module${files.indexOf(document.file)}.${document.exported}`;
    const type = typeName(document);
    return `export type ${type}Proof = [Agrees<ResultOf<${declared}>, ${type}>, Agrees<${type}Variables, VariablesOf<${declared}>>];`;
  });
  return [
    "// Made of the graph API's schema and this area's operations by npm run contracts. The compiler holds the area's own types against it.",
    "import type { ResultOf, VariablesOf } from '@verandah/graph';",
    ...files.map((file, index) => `import type * as module${index} from './${file}';`),
    types.trim(),
    'type Agrees<Wanted, Given extends Wanted> = Given;',
    ...proofs,
    '',
  ].join('\n');
}
