import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The graph API in the schema definition language, as in `api/schema.graphql`. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
