import { GraphQLError, parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';

/** An operation that somebody sends, by its name and text. */
interface ConsumedOperation {
  readonly name: string;
  readonly text: string;
}

/** Why the graph API would refuse an operation, in its own words: 'Cannot query field "beds" on type "Listing".' */
export interface OperationProblem {
  readonly operation: string;
  readonly message: string;
}

/** The most problems of one operation that are reported. */
const mostReported = 5;

/** What a schema would refuse of some operations; empty when it knows them all. */
export function operationProblems(schema: GraphQLSchema, operations: readonly ConsumedOperation[]): OperationProblem[] {
  return operations.flatMap(({ name, text }) =>
    findRefusals(schema, text).map((message) => ({ operation: name, message })),
  );
}

function findRefusals(schema: GraphQLSchema, text: string): string[] {
  try {
    return validate(schema, parse(text), specifiedRules, { maxErrors: mostReported })
      .slice(0, mostReported)
      .map(({ message }) => message);
  } catch (problem) {
    if (problem instanceof GraphQLError) return [problem.message];
    throw problem;
  }
}
