import { rowsFields, statementsOf } from '@verandah/api';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isListType,
  isObjectType,
  isRequiredArgument,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { SampleArguments } from './sample-arguments.ts';

/** An operation that selects a field, and the same operation without. */
export interface FieldOperation {
  /** 'Listing.similar', or 'Listing.similar of each row' */
  readonly field: string;
  readonly body: string;
  readonly without: string;
}

type Field = GraphQLField<unknown, unknown>;

/** Values of a type without arguments, unless they are priced by themselves: they come with the object. */
const comesWith = (type: GraphQLObjectType, field: Field): boolean =>
  field.args.length === 0 && !isCompositeType(getNamedType(field.type)) && statementsOf(type, field) === 0;

/**
 * For all fields that a visitor can select, with the shortest path to it; and for fields of what is listed, as they
 * are selected for each row. What is below a field is selected with all its values. Members' own fields need a sign-in.
 */
export function fieldOperations(schema: GraphQLSchema, samples: SampleArguments): FieldOperation[] {
  const found: FieldOperation[] = [];
  const query = schema.getQueryType();
  if (!query) return found;
  const seen = new Set<string>([query.name]);
  const open: Step[] = [{ type: query, path: [], isRow: false }];
  for (let next = open.shift(); next; next = open.shift()) {
    const { type, path, isRow } = next;
    for (const field of Object.values(type.getFields())) {
      if (!canBeSent(field, samples) || (path.length > 0 && comesWith(type, field))) continue;
      found.push({
        field: `${type.name}.${field.name}${isRow ? ' of each row' : ''}`,
        body: operationOf(path, samples, [field]),
        without: operationOf(path, samples, []),
      });
      const below = getNamedType(field.type);
      if (!isObjectType(below)) continue;
      const step = { type: below, path: [...path, field], isRow: isRow || rowsFields.includes(field.name) };
      const key = `${below.name} ${step.isRow ? 'row' : ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(step);
    }
  }
  return found;
}

interface Step {
  readonly type: GraphQLObjectType;
  readonly path: readonly Field[];
  /** Whether it is one of a page of rows. */
  readonly isRow: boolean;
}

const sampleOf = (field: string, argument: string, samples: SampleArguments): unknown =>
  samples[`${field}.${argument}`] ?? samples[argument];

const canBeSent = (field: Field, samples: SampleArguments): boolean =>
  field.args.every(
    (each) =>
      !isRequiredArgument(each) ||
      sampleOf(field.name, each.name, samples) !== undefined ||
      isEnumType(getNamedType(each.type)),
  );

/** @param fields selected in the last field of the path, beside its values */
function operationOf(path: readonly Field[], samples: SampleArguments, fields: readonly Field[]): string {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const selectionOf = (field: Field, inner: string, given: SampleArguments): string => {
    const sent = field.args.flatMap((argument) => {
      const value = valueOf(field.name, argument, given);
      if (value === undefined) return [];
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(argument.type)}`);
      variables[name] = value;
      return [`${argument.name}: $${name}`];
    });
    const type = getNamedType(field.type);
    const selected = isCompositeType(type) ? ` { ${valuesOf(type)} ${inner} }` : '';
    return `${field.name}${sent.length === 0 ? '' : `(${sent.join(', ')})`}${selected}`;
  };
  const innermost = fields.map((field) => selectionOf(field, '', samples)).join(' ');
  const text = path.reduceRight(
    (inner, field) => selectionOf(field, inner, { ...samples, ...samples.page }),
    innermost,
  );
  const head = declared.length === 0 ? '' : `(${declared.join(', ')})`;
  return JSON.stringify({ query: `query Field${head} { __typename ${text} }`, variables });
}

const valuesOf = (type: GraphQLNamedType): string =>
  [
    '__typename',
    ...(isObjectType(type) ? Object.values(type.getFields()).filter((each) => comesWith(type, each)) : []).map(
      ({ name }) => name,
    ),
  ].join(' ');

function valueOf(field: string, argument: GraphQLArgument, samples: SampleArguments): unknown {
  const sample = sampleOf(field, argument.name, samples);
  if (sample !== undefined) return fits(argument.type, sample) ? sample : undefined;
  const type = getNamedType(argument.type);
  return isRequiredArgument(argument) && isEnumType(type) ? type.getValues()[0]?.name : undefined;
}

/** Whether a sample by the name of an argument is of its type as well. */
function fits(type: GraphQLInputType, value: unknown): boolean {
  const named = getNamedType(type).name;
  if (isListType(getNullableType(type))) return Array.isArray(value);
  if (['Int', 'Float'].includes(named)) return typeof value === 'number';
  return named === 'String' || named === 'ID' ? typeof value === 'string' : typeof value === 'object';
}
