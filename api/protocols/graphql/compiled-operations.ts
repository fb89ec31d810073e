import { getOperationAST, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';

/** By name of the operation; null for what can't be compiled. */
type Compiled = Map<string | null, CompiledQuery | null>;

/**
 * Operations that come again are compiled: one that lists a page of cards then takes a third of the work. They are
 * identified by their document, which the GraphQL server caches for repeated texts; so the first call of a text is
 * carried out as it is. Writes always are.
 */
export function compiledOperations(): Plugin {
  const seen = new WeakSet<DocumentNode>();
  const known = new WeakMap<DocumentNode, Compiled>();
  return {
    onExecute({ executeFn, setExecuteFn, args: { document, schema, operationName } }) {
      if (!seen.has(document)) {
        seen.add(document);
        return;
      }
      const name = operationName ?? null;
      const compiled = known.get(document) ?? new Map<string | null, CompiledQuery | null>();
      known.set(document, compiled);
      if (!compiled.has(name)) {
        compiled.set(
          name,
          getOperationAST(document, name)?.operation === 'query' ? compileOperation(schema, document, name) : null,
        );
      }
      const operation = compiled.get(name);
      if (!operation) return;
      setExecuteFn((args) => {
        const result = operation.query(args.rootValue, args.contextValue, args.variableValues);
        if (isPromise(result)) return result.then((found) => placeErrors(found, document));
        // Variables that can't be read: nothing has run yet, and the other way finds the words for it.
        return 'data' in result ? placeErrors(result, document) : executeFn(args);
      });
    },
  };
}

function compileOperation(schema: GraphQLSchema, document: DocumentNode, name: string | null): CompiledQuery | null {
  // A condition on a field of a fragment counts wherever the fragment is used.
  const made = compileQuery(schema, document, name ?? '', { useExperimentalPathBasedSkipInclude: true });
  return isCompiledQuery(made) ? made : null;
}

const isPromise = (result: Promise<ExecutionResult> | ExecutionResult): result is Promise<ExecutionResult> =>
  'then' in result;

/** Errors of a compiled operation have only line and column; responses need positions in the text. */
function placeErrors(result: ExecutionResult, { loc }: DocumentNode): ExecutionResult {
  if (!result.errors || !loc) return result;
  const { source } = loc;
  const lines = source.body.split(/\r\n|[\n\r]/g);
  const position = ({ line, column }: { readonly line: number; readonly column: number }): number => {
    let at = 0;
    for (const before of lines.slice(0, line - 1))
      at += before.length + (source.body.startsWith('\r\n', at + before.length) ? 2 : 1);
    return at + column - 1;
  };
  return {
    ...result,
    errors: result.errors.map(
      ({ message, locations, path, originalError, extensions }) =>
        new GraphQLError(message, {
          source,
          positions: locations?.map(position) ?? null,
          path: path ?? null,
          originalError: originalError ?? null,
          extensions,
        }),
    ),
  };
}
