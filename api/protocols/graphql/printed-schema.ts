import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

let printed: string | undefined;

/** The graph API in the schema definition language, as in `api/schema.graphql`. */
export const printedSchema = (): string => (printed ??= `${printSchema(lexicographicSortSchema(schema))}\n`);
