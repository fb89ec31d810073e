import { getOperationAST, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { compileQuery, type CompiledQuery } from './compiled/compile.ts';
import { variablesOf } from './variables.ts';

/** By name of the operation; null for what is executed as it is. */
type Compiled = Map<string | null, CompiledQuery | null>;

/**
 * Operations that come again are compiled. They are identified by their document, which the GraphQL server caches for
 * repeated texts; so the first call of a text is carried out as it is. Writes always are.
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
      const compiled: Compiled = known.get(document) ?? new Map();
      known.set(document, compiled);
      const operation = getOperationAST(document, name);
      if (!operation) return;
      if (!compiled.has(name))
        compiled.set(name, operation.operation === 'query' ? compileQuery(schema, document, operation) : null);
      const run = compiled.get(name);
      if (!run) return;
      setExecuteFn((args) => {
        const variables = variablesOf(schema, operation, args.variableValues);
        // For variables that can't be read the other way finds the words.
        return (variables && run(args.rootValue, args.contextValue, variables)) ?? executeFn(args);
      });
    },
  };
}
