import { GraphQLError, parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';

/** A consumer's operation, by its name and text. */
interface ConsumedOperation {
  readonly name: string;
  readonly text: string;
}

/** Validation errors of an operation: 'Cannot query field "beds" on type "Listing".' */
export interface OperationProblem {
  readonly operation: string;
  readonly message: string;
}

/** The most problems of one operation that are reported. */
const mostReported = 5;

/** Operations that a schema would reject; empty if it supports all of them. */
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
