import {
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { executePlan } from './execution.ts';
import type { ObjectPlan } from './plan.ts';
import { NotCompiled, planObject } from './plan-object.ts';

/** A query that has been compiled. Undefined: its conditions have values for which it is not. */
export type CompiledQuery = (
  rootValue: unknown,
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult> | undefined;

/** Plans of one operation at most; each has other fields left out by variables. */
const mostPlans = 16;

export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const named = Object.fromEntries(fragments);
  const conditions = conditionsOf(document);
  const plans = new Map<string, ObjectPlan | undefined>();
  const planFor = (variables: Readonly<Record<string, unknown>>): ObjectPlan | undefined => {
    const key = conditions.map((name) => String(variables[name])).join(' ');
    const known = plans.get(key);
    if (known || plans.has(key) || plans.size >= mostPlans) return known;
    const root = schema.getQueryType();
    const made = root ? tryPlan(() => planObject(root, [operation.selectionSet], { fragments, variables })) : undefined;
    plans.set(key, made);
    return made;
  };
  return (rootValue, context, variables) => {
    const plan = planFor(variables);
    return (
      plan && executePlan(plan, { schema, operation, fragments: named, variables, rootValue, context, errors: [] })
    );
  };
}

function tryPlan(make: () => ObjectPlan): ObjectPlan | undefined {
  try {
    return make();
  } catch (error) {
    // A condition that can't be read is the caller's error, for which the other way finds the words.
    if (error instanceof NotCompiled || error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** The variables that decide which fields are left out. */
function conditionsOf(document: DocumentNode): readonly string[] {
  const found = new Set<string>();
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (name.value !== GraphQLSkipDirective.name && name.value !== GraphQLIncludeDirective.name) return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) found.add(value.name.value);
    },
  });
  return [...found];
}
