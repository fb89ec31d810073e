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
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { SampleArguments } from './sample-arguments.ts';

/**
 * An operation that selects one field several times, or all plain ones of a type once, which are too cheap to measure
 * one by one.
 */
export interface FieldOperation {
  /** 'Listing.similar' */
  readonly fields: readonly string[];
  readonly body: string;
}

/** How often a field is selected, so that it costs more than the path to it. */
const times = 5;

type Field = GraphQLField<unknown, unknown>;

/** For all fields that a visitor can select, with the shortest path to it. Members' own fields need a sign-in. */
export function fieldOperations(schema: GraphQLSchema, samples: SampleArguments): FieldOperation[] {
  const found: FieldOperation[] = [];
  const query = schema.getQueryType();
  if (!query) return found;
  const seen = new Set<GraphQLObjectType>([query]);
  const open: { readonly type: GraphQLObjectType; readonly path: readonly Field[] }[] = [{ type: query, path: [] }];
  for (let next = open.shift(); next; next = open.shift()) {
    const { type, path } = next;
    const fields = Object.values(type.getFields()).filter((field) => canBeSent(field, samples));
    const plain = fields.filter((field) => field.args.length === 0 && !isCompositeType(getNamedType(field.type)));
    if (plain.length > 0)
      found.push({
        fields: plain.map(({ name }) => `${type.name}.${name}`),
        body: operationOf(path, samples, plain.map(({ name }) => name).join(' ')),
      });
    for (const field of fields) {
      if (plain.includes(field)) continue;
      const steps = [...path, field];
      found.push({ fields: [`${type.name}.${field.name}`], body: operationOf(steps, samples, '__typename', times) });
      const below = getNamedType(field.type);
      if (!isObjectType(below) || seen.has(below)) continue;
      seen.add(below);
      open.push({ type: below, path: steps });
    }
  }
  return found;
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

/** @param often how often the last field of the path is selected */
function operationOf(path: readonly Field[], samples: SampleArguments, innermost = '__typename', often = 1): string {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const given = (field: Field): string => {
    const sent = field.args.flatMap((argument) => {
      const value = valueOf(field.name, argument, samples);
      if (value === undefined) return [];
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(argument.type)}`);
      variables[name] = value;
      return [`${argument.name}: $${name}`];
    });
    return sent.length === 0 ? '' : `(${sent.join(', ')})`;
  };
  const text = path.reduceRight((inner, field, at) => {
    const selection = isCompositeType(getNamedType(field.type)) ? ` { ${inner} }` : '';
    return Array.from({ length: at === path.length - 1 ? often : 1 }, (_, time) => {
      const alias = time === 0 ? '' : `a${time}: `;
      return `${alias}${field.name}${given(field)}${selection}`;
    }).join(' ');
  }, innermost);
  const head = declared.length === 0 ? '' : `(${declared.join(', ')})`;
  return JSON.stringify({ query: `query Field${head} { ${text} }`, variables });
}

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
