import { plugin } from '@graphql-codegen/typescript-operations';
import { Kind, parse, validate, type DefinitionNode, type GraphQLSchema } from 'graphql';
import type { DeclaredOperation } from './declared-operations.ts';

/** Settings of the generator: wire types only, nothing at run time. */
const config = {
  skipTypename: true,
  immutableTypes: true,
  useTypeImports: true,
  enumType: 'string-literal',
  scalars: { ID: 'string', DateTime: 'string', Date: 'string', Dollars: 'number' },
  strictScalars: true,
} as const;

/** An operation with the fragments that it spreads. */
type Complete = DeclaredOperation & { readonly text: string };

const typeName = ({ name, kind }: Complete): string =>
  `${name[0]?.toUpperCase()}${name.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`;

/**
 * The text of `mf-AREA/src/graphql.generated.ts`: TypeScript types of the results and variables of an area's
 * operations, and `Documents`, by which its `graphql` finds them from an operation's text.
 * @throws {Error} naming each operation that does not fit the schema, and what is wrong with it
 */
export async function graphTypes(schema: GraphQLSchema, operations: readonly Complete[]): Promise<string> {
  const problems = operations.flatMap(({ file, name, text }) =>
    validate(schema, parse(text)).map(({ message }) => `${file}: ${name}: ${message}`),
  );
  if (problems.length > 0)
    throw new Error(`Operations that the schema of the API does not allow:\n${problems.join('\n')}`);
  const made = await plugin(schema, definitionsOf(operations), config, { outputFile: 'graphql.generated.ts' });
  const types = typeof made === 'string' ? made : [...(made.prepend ?? []), made.content].join('\n');
  return [
    "// Generated from the GraphQL API's schema and this area's operations by npm run types. Do not edit.",
    "import type { GraphDocument } from '@verandah/graph';",
    types.trim(),
    '',
    "/** The area's operations by their texts. */",
    'export interface Documents {',
    ...operations.map((each) => {
      const type = typeName(each);
      return `  readonly ${JSON.stringify(each.source)}: GraphDocument<${type}, ${type}Variables>;`;
    }),
    '}',
    '',
  ].join('\n');
}

/** Each operation, and each fragment once, however many operations spread it. */
function definitionsOf(operations: readonly Complete[]) {
  const fragments = new Map<string, { readonly location: string; readonly definition: DefinitionNode }>();
  const all = operations.map(({ file, name, text }) => {
    const location = `${file}#${name}`;
    const { definitions } = parse(text);
    for (const each of definitions)
      if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, { location, definition: each });
    return {
      location,
      definition: definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as DefinitionNode,
    };
  });
  return [...all, ...fragments.values()].map(({ location, definition }) => ({
    location,
    document: { kind: Kind.DOCUMENT, definitions: [definition] } as const,
  }));
}
