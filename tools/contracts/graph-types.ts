import { plugin } from '@graphql-codegen/typescript-operations';
import { Kind, parse, type DefinitionNode, type GraphQLSchema } from 'graphql';
import type { AreaDocument } from './area-documents.ts';

/** Settings of the generator: wire types only, nothing at run time. */
const config = {
  skipTypename: true,
  immutableTypes: true,
  useTypeImports: true,
  enumType: 'string-literal',
  scalars: { ID: 'string', DateTime: 'string', Date: 'string', Dollars: 'number' },
  strictScalars: true,
} as const;

type Declared = Pick<AreaDocument, 'name' | 'kind' | 'text' | 'file' | 'source'>;

const typeName = ({ name, kind }: Declared): string =>
  `${name[0]?.toUpperCase()}${name.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`;

/**
 * The text of `mf-AREA/src/graphql.ts`: TypeScript types of the results and variables of an area's operations, and the
 * area's `graphql`, which finds them by an operation's text.
 * @param command writes the file
 */
export async function graphTypes(
  schema: GraphQLSchema,
  documents: readonly Declared[],
  command = 'npm run contracts',
): Promise<string> {
  const made = await plugin(schema, definitionsOf(documents), config, { outputFile: 'graphql.ts' });
  const types = typeof made === 'string' ? made : [...(made.prepend ?? []), made.content].join('\n');
  return [
    `// Generated from the GraphQL API's schema and this area's operations by ${command}. Do not edit.`,
    "import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';",
    types.trim(),
    '',
    'interface Documents {',
    ...documents.map((each) => {
      const type = typeName(each);
      return `  readonly ${JSON.stringify(each.source)}: GraphDocument<${type}, ${type}Variables>;`;
    }),
    '}',
    `/** Declares an operation of this area: its types follow from its text. Unknown text: run \`${command}\`. */`,
    'export const graphql = document as DeclareDocument<Documents>;',
    '',
  ].join('\n');
}

/** Each operation, and each fragment once, however many operations spread it. */
function definitionsOf(documents: readonly Declared[]) {
  const fragments = new Map<string, { readonly location: string; readonly definition: DefinitionNode }>();
  const operations = documents.map(({ file, name, text }) => {
    const location = `${file}#${name}`;
    const { definitions } = parse(text);
    for (const each of definitions)
      if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, { location, definition: each });
    return {
      location,
      definition: definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as DefinitionNode,
    };
  });
  return [...operations, ...fragments.values()].map(({ location, definition }) => ({
    location,
    document: { kind: Kind.DOCUMENT, definitions: [definition] } as const,
  }));
}
