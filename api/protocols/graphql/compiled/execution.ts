import {
  defaultFieldResolver,
  getArgumentValues,
  GraphQLError,
  locatedError,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { isPromise, type MaybePromise } from './maybe-promise.ts';
import type { Completion, FieldPlan, ObjectPlan } from './plan.ts';

type Path = GraphQLResolveInfo['path'];

/** One execution of an operation. */
export interface Execution {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly rootValue: unknown;
  readonly context: unknown;
  readonly errors: GraphQLError[];
}

/** Executes a query as the specification says, in the order and with the errors of the library's own executor. */
export function executePlan(plan: ObjectPlan, execution: Execution): MaybePromise<ExecutionResult> {
  try {
    const data = completeObject(plan, execution.rootValue, undefined, execution);
    return isPromise(data)
      ? data.then(
          (found) => responseOf(found, execution),
          (error: unknown) => failedResponse(error, execution),
        )
      : responseOf(data, execution);
  } catch (error) {
    return failedResponse(error, execution);
  }
}

const responseOf = (data: Record<string, unknown> | null, { errors }: Execution): ExecutionResult =>
  errors.length === 0 ? { data } : { data, errors };

/** A field that must not be null has failed, and so have all around it. */
function failedResponse(error: unknown, execution: Execution): ExecutionResult {
  execution.errors.push(error as GraphQLError);
  return responseOf(null, execution);
}

/** What a resolver may ask about its field, made as it asks. */
class ResolveInfo implements GraphQLResolveInfo {
  readonly path: Path;
  readonly #field: FieldPlan;
  readonly #execution: Execution;

  constructor(field: FieldPlan, path: Path, execution: Execution) {
    this.path = path;
    this.#field = field;
    this.#execution = execution;
  }
  get fieldName(): string {
    return this.#field.definition.name;
  }
  get fieldNodes(): FieldPlan['nodes'] {
    return this.#field.nodes;
  }
  get returnType(): GraphQLResolveInfo['returnType'] {
    return this.#field.definition.type;
  }
  get parentType(): FieldPlan['parent'] {
    return this.#field.parent;
  }
  get schema(): GraphQLSchema {
    return this.#execution.schema;
  }
  get fragments(): GraphQLResolveInfo['fragments'] {
    return this.#execution.fragments;
  }
  get rootValue(): unknown {
    return this.#execution.rootValue;
  }
  get operation(): OperationDefinitionNode {
    return this.#execution.operation;
  }
  get variableValues(): GraphQLResolveInfo['variableValues'] {
    return this.#execution.variables;
  }
}

function completeObject(
  plan: ObjectPlan,
  source: unknown,
  path: Path | undefined,
  execution: Execution,
): MaybePromise<Record<string, unknown>> {
  const made = typeof source === 'object' ? attempt(plan.shape, source) : undefined;
  if (made === undefined) return resolveFields({}, plan.fields, source, path, execution);
  return plan.resolved.length === 0 ? made : resolveFields(made, plan.resolved, source, path, execution);
}

/** What a shape makes; undefined where a value is not as usual. */
function attempt<Given, Made>(make: (given: Given) => Made, given: Given): Made | undefined {
  try {
    return make(given);
  } catch {
    // The errors are found, and placed, by completing each value by itself.
    return undefined;
  }
}

/** Adds fields to an object, which keep their places in it while they wait. */
function resolveFields(
  made: Record<string, unknown>,
  fields: readonly FieldPlan[],
  source: unknown,
  parentPath: Path | undefined,
  execution: Execution,
): MaybePromise<Record<string, unknown>> {
  let waiting: Promise<void>[] | undefined;
  try {
    for (const field of fields) {
      const { key } = field;
      const path: Path = { prev: parentPath, key, typename: field.parent.name };
      const value = resolveField(field, source, path, execution);
      made[key] = value;
      if (isPromise(value))
        (waiting ??= []).push(
          value.then((found) => {
            made[key] = found;
          }),
        );
    }
  } catch (error) {
    // The others may fail as well.
    if (waiting)
      return Promise.all(waiting).finally(() => {
        throw error;
      }) as Promise<never>;
    throw error;
  }
  return waiting ? Promise.all(waiting).then(() => made) : made;
}

const noArguments = Object.freeze({});

function resolveField(field: FieldPlan, source: unknown, path: Path, execution: Execution): MaybePromise<unknown> {
  const { definition, nodes, completion } = field;
  const [node] = nodes;
  try {
    const given =
      node && definition.args.length > 0 ? getArgumentValues(definition, node, execution.variables) : noArguments;
    const resolve = definition.resolve ?? defaultFieldResolver;
    const result: unknown = resolve(source, given, execution.context, new ResolveInfo(field, path, execution));
    return completeFound(completion, field, result, path, execution);
  } catch (error) {
    return noteError(error, completion, field, path, execution);
  }
}

/** @throws {GraphQLError} for what must not be null: then what is around it is null */
function noteError(
  raw: unknown,
  { isNonNull }: Completion,
  { nodes }: FieldPlan,
  path: Path,
  execution: Execution,
): null {
  const error = locatedError(raw, nodes, keysOf(path));
  if (isNonNull) throw error;
  execution.errors.push(error);
  return null;
}

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.toReversed();
}

function completeValue(
  completion: Completion,
  field: FieldPlan,
  value: unknown,
  path: Path,
  execution: Execution,
): MaybePromise<unknown> {
  if (value instanceof Error) throw value;
  if (value == null) return completion.isNonNull ? refuseNull(field) : null;
  if (completion.kind === 'list') return completeList(completion, field, value, path, execution);
  if (completion.kind === 'object') return completeObject(completion.plan, value, path, execution);
  return serializeLeaf(completion, value);
}

function refuseNull({ parent, definition }: FieldPlan): never {
  throw new Error(`Cannot return null for non-nullable field ${parent.name}.${definition.name}.`);
}

function serializeLeaf({ leaf }: Extract<Completion, { kind: 'leaf' }>, value: unknown): unknown {
  const written: unknown = leaf.serialize(value);
  if (written == null)
    throw new Error(
      `Expected \`${leaf.name}.serialize(${String(value)})\` to return non-nullable value, returned: ${String(written)}`,
    );
  return written;
}

function completeList(
  { item: completion, makePlain }: Extract<Completion, { kind: 'list' }>,
  field: FieldPlan,
  values: unknown,
  path: Path,
  execution: Execution,
): MaybePromise<unknown[]> {
  const made = makePlain && attempt(makePlain, values);
  if (made) return made;
  if (typeof values !== 'object' || values === null || !(Symbol.iterator in values))
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  const completed: unknown[] = [];
  let waiting: Promise<unknown>[] | undefined;
  try {
    for (const value of values as Iterable<unknown>) {
      const itemPath: Path = { prev: path, key: completed.length, typename: undefined };
      const found = completeFound(completion, field, value, itemPath, execution);
      completed.push(found);
      if (isPromise(found)) (waiting ??= []).push(found);
    }
  } catch (error) {
    for (const each of waiting ?? []) each.catch(() => undefined); // nobody waits for the others, which may fail
    throw error;
  }
  return waiting ? Promise.all(completed) : completed;
}

/** Completes the result of a resolver, or an item of a list: an error is its own unless it must not be null. */
function completeFound(
  completion: Completion,
  field: FieldPlan,
  item: unknown,
  path: Path,
  execution: Execution,
): MaybePromise<unknown> {
  try {
    const completed = isPromise(item)
      ? item.then((found: unknown) => completeValue(completion, field, found, path, execution))
      : completeValue(completion, field, item, path, execution);
    return isPromise(completed)
      ? completed.then(undefined, (error: unknown) => noteError(error, completion, field, path, execution))
      : completed;
  } catch (error) {
    return noteError(error, completion, field, path, execution);
  }
}
