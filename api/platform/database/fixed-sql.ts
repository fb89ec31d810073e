import { createQueryId, PostgresQueryCompiler, RawNode, type OperationNodeSource, type RawBuilder } from 'kysely';

/**
 * A part of statements that is the same in each of them, such as their columns: its text is made at its first use. The
 * query builder makes that of a template each time, name by name.
 * @throws {Error} at its use, when it has parameters
 */
export function fixedSql(part: RawBuilder<unknown>): OperationNodeSource {
  let node: RawNode | undefined;
  return {
    toOperationNode() {
      node ??= RawNode.createWithSql(textOf(part));
      return node;
    },
  };
}

function textOf(part: RawBuilder<unknown>): string {
  // A compiler binds its methods when it is made: one of the module's would escape who records statements.
  const { sql, parameters } = new PostgresQueryCompiler().compileQuery(
    part.toOperationNode() as RawNode,
    createQueryId(),
  );
  if (parameters.length > 0) throw new Error(`A fixed part of statements has parameters: ${sql}`);
  return sql;
}
